import type { ClubGroup } from '@threecount/tournament';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { actOnTournament } from '../act.ts';
import { RulingForm } from '../ruling-form.tsx';
import { StepButtons } from '../step-buttons.tsx';
import { t } from '../words.ts';
import { levelClubs } from './points.ts';

interface Props {
  readonly tournamentId: string;
  readonly group: ClubGroup;
  readonly onDone: () => void;
}

/** Where no step parts clubs, the organiser may rule on their order, by name and with a reason. */
export function LevelClubs({ tournamentId, group, onDone }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const level = levelClubs(group.rows);
  const rows = open === null ? undefined : level[open];
  return (
    <>
      {level.map((clubs, index) => (
        <p key={clubs[0]?.name} class="actions">
          <button type="button" class="button" onClick={() => setOpen(index)}>
            {t('clubs.rule', { names: clubs.map(({ name }) => name).join(', ') })}
          </button>
        </p>
      ))}
      {group.ruling === null ? null : (
        <TakeBack tournamentId={tournamentId} group={group} onDone={onDone} />
      )}
      {rows === undefined ? null : (
        <Dialog title={t('clubs.rule-title')} onClose={() => setOpen(null)}>
          <Order
            tournamentId={tournamentId}
            group={group}
            names={rows.map(({ name }) => name)}
            onDone={() => {
              setOpen(null);
              onDone();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function TakeBack({ tournamentId, group, onDone }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <p class="actions">
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {t('clubs.take-back')}
      </button>
      {open ? (
        <Dialog title={t('clubs.take-back')} onClose={() => setOpen(false)}>
          <RulingForm
            text={t('clubs.take-back-text')}
            button={t('clubs.take-back')}
            onRule={(ruling) =>
              actOnTournament(tournamentId, {
                type: 'rule-club-order',
                group: group.group,
                order: [],
                ...ruling,
              })
            }
            onDone={() => {
              setOpen(false);
              onDone();
            }}
          />
        </Dialog>
      ) : null}
    </p>
  );
}

interface OrderProps extends Props {
  readonly names: readonly string[];
}

function Order({ tournamentId, group, names, onDone }: OrderProps) {
  const [order, setOrder] = useState(names);
  // What was ruled before in this group stays ruled.
  const others = (group.ruling?.order ?? []).filter((name) => !names.includes(name));
  return (
    <RulingForm
      text={t('clubs.rule-text')}
      button={t('level.save')}
      onRule={(ruling) =>
        actOnTournament(tournamentId, {
          type: 'rule-club-order',
          group: group.group,
          order: [...others, ...order],
          ...ruling,
        })
      }
      onDone={onDone}
    >
      <ol class="plain-list">
        {order.map((name, index) => (
          <li key={name} class="line">
            <b>{name}</b>
            <StepButtons items={order} index={index} name={name} onOrder={setOrder} />
          </li>
        ))}
      </ol>
    </RulingForm>
  );
}
