import type { NotDrawnReason } from '../types/entities.ts';
import { foldText } from './text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split('|').map(foldText));

const NOT_APPROVED = set(
  'declined|rejected|refused|denied|cancelled|canceled|pending|waiting|waiting list|waitlist|wait list|on hold|unapproved|unconfirmed|no|n|false|0|abgelehnt|storniert|abgesagt|offen|warteliste|ausstehend|nein|refusé|refusée|annulé|annulée|en attente|liste d attente|rechazado|rechazada|cancelado|cancelada|pendiente|lista de espera|recusado|recusada|reprovado|pendente|não|rifiutato|rifiutata|annullato|annullata|in attesa|odrzucony|odrzucona|anulowany|anulowana|oczekujący|oczekujące|niezatwierdzony|nie|geweigerd|geannuleerd|wachtlijst|nee|avslått|avslag|nei|avvisad|nej|hylätty|ei',
);
const WITHDRAWN = set(
  'withdrawn|withdrew|scratched|abgemeldet|zurückgezogen|retiré|retirée|forfait|retirado|retirada|baja|desistiu|desistente|ritirato|ritirata|wycofany|wycofana|teruggetrokken|trukket|återkallad',
);
const FAILED = set(
  'dq|dsq|disqualified|failed|fail|failure|overweight|over weight|over|too heavy|missed|missed weight|did not make weight|no show|noshow|absent|nok|not ok|nicht ok|durchgefallen|nicht bestanden|übergewicht|zu schwer|disqualifiziert|hors poids|surpoids|raté|échoué|disqualifié|disqualifiée|sobrepeso|fuera de peso|falló|no pasó|descalificado|descalificada|acima do peso|fora do peso|falhou|desclassificado|desclassificada|fuori peso|non idoneo|squalificato|squalificata|nadwaga|niezaliczone|niezaliczona|dyskwalifikacja|te zwaar|overvektig',
);
const REFUSES = /^(not|nicht|non|no|nao|nie|niet|ikke|inte|pas) \p{L}/u;
const UNSAID = set('|-|?|n a|tba|unknown|not weighed|nicht gewogen|not yet|noch nicht|pas encore');

export const reasonOfApproval = (cell: string): NotDrawnReason | null => {
  const word = foldText(cell);
  if (word === '') return null;
  if (WITHDRAWN.has(word)) return 'withdrawn';
  return NOT_APPROVED.has(word) || REFUSES.test(word) ? 'not-approved' : null;
};

/** `made`: the header asks whether the weight was made, so that a plain "no" says it was not. */
export const reasonOfWeighIn = (cell: string, made: boolean): NotDrawnReason | null => {
  const word = foldText(cell);
  if (UNSAID.has(word)) return null;
  if (FAILED.has(word)) return 'failed-weigh-in';
  return made && set('no|n|nein|non|não|nie|nee|nei|nej|false').has(word)
    ? 'failed-weigh-in'
    : null;
};
