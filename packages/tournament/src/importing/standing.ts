import type { NotDrawnReason } from '../types/entities.ts';
import { foldText } from './text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split('|').map(foldText));

const NOT_APPROVED = set(
  'declined|rejected|refused|denied|cancelled|canceled|pending|waiting|waiting list|waitlist|waitlisted|wait listed|wait list|on hold|unapproved|unconfirmed|no|n|false|0|abgelehnt|storniert|abgesagt|offen|warteliste|ausstehend|nein|refusé|refusée|annulé|annulée|en attente|liste d attente|rechazado|rechazada|cancelado|cancelada|pendiente|lista de espera|recusado|recusada|reprovado|pendente|não|rifiutato|rifiutata|annullato|annullata|in attesa|odrzucony|odrzucona|anulowany|anulowana|oczekujący|oczekujące|niezatwierdzony|nie|geweigerd|geannuleerd|wachtlijst|nee|avslått|avslag|nei|avvisad|nej|hylätty|ei',
);
const WITHDRAWN = set(
  'withdrawn|withdrew|scratched|abgemeldet|zurückgezogen|retiré|retirée|forfait|retirado|retirada|baja|desistiu|desistente|ritirato|ritirata|wycofany|wycofana|teruggetrokken|trukket|återkallad',
);
const FAILED = set(
  'dq|dsq|disqualified|failed|fail|failure|overweight|over weight|over|too heavy|missed|missed weight|did not make weight|no show|noshow|dns|did not show|absent|absente|ausente|nicht erschienen|nieobecny|nieobecna|nok|not ok|nicht ok|durchgefallen|nicht bestanden|übergewicht|zu schwer|disqualifiziert|hors poids|surpoids|raté|échoué|disqualifié|disqualifiée|sobrepeso|fuera de peso|falló|no pasó|descalificado|descalificada|acima do peso|fora do peso|falhou|desclassificado|desclassificada|fuori peso|non idoneo|squalificato|squalificata|nadwaga|niezaliczone|niezaliczona|dyskwalifikacja|te zwaar|overvektig',
);
/** `Over by 0.4 kg`, `missed weight (71.2)`: the reason stands behind the word. */
const FAILS =
  /^(over|overweight|missed|failed|fail|dq|dsq|no show|too heavy|zu schwer|te zwaar|fuera de peso|fora do peso|acima do peso|fuori peso|hors poids)\b/;
const REFUSES = /^(not|nicht|non|no|nao|nie|niet|ikke|inte|pas) \p{L}/u;
/** Words that say that all is well. */
const FINE = set(
  'ok|okay|yes|y|x|true|1|approved|confirmed|accepted|active|registered|complete|completed|paid|valid|checked in|pass|passed|made|made weight|weighed|weighed in|done|on weight|ja|j|genehmigt|bestätigt|zugelassen|bezahlt|bestanden|gewogen|angemeldet|oui|approuvé|approuvée|validé|validée|confirmé|confirmée|payé|payée|inscrit|inscrite|sí|aprobado|aprobada|confirmado|confirmada|aceptado|aceptada|pagado|inscrito|inscrita|sim|aprovado|aprovada|pago|inscrito|sì|approvato|approvata|confermato|confermata|idoneo|pagato|iscritto|tak|zatwierdzony|zatwierdzona|zatwierdzone|potwierdzony|potwierdzona|zaliczone|opłacone|goedgekeurd|betaald|godkjent|betalt|godkänd|godkendt|hyväksytty|kyllä|ano|schváleno|igen|да|одобрено',
);
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
  if (FAILED.has(word) || FAILS.test(word)) return 'failed-weigh-in';
  return made && set('no|n|nein|non|não|nie|nee|nei|nej|false').has(word)
    ? 'failed-weigh-in'
    : null;
};

/** A word in a column of approvals or weigh-ins that we do not know, and so cannot take for a no. */
export const isUnknownStanding = (cell: string): boolean => {
  const word = foldText(cell);
  return !(UNSAID.has(word) || FINE.has(word) || /^\d+( \d+)?( ?(kg|kgs|lb|lbs))?$/.test(word));
};
