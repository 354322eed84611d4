import { tournamentEngine } from 'tods-competition-factory';

const person = (index, club) => ({
  participantId: `p${index}`,
  participantType: 'INDIVIDUAL',
  participantRole: 'COMPETITOR',
  participantName: `Entrant ${index + 1}`,
  person: {
    personId: `x${index}`,
    standardGivenName: 'Entrant',
    standardFamilyName: String(index + 1),
    organisation: { organisationName: club },
  },
});

/** Their own policy for separation as far as can be, by the name of the club. */
const apart = {
  avoidance: {
    policyName: 'Clubs',
    roundsToSeparate: undefined,
    policyAttributes: [{ key: 'person.organisation.organisationName' }],
  },
};

const must = (result) => {
  if (result.error) throw new Error(`tods-competition-factory: ${JSON.stringify(result.error)}`);
  return result;
};

/** A single elimination of these entrants (their clubs) in npm's `tods-competition-factory`. */
function theirDraw(clubs, policyDefinitions) {
  const participants = clubs.map((club, index) => person(index, club));
  tournamentEngine.reset();
  must(tournamentEngine.setState({ tournamentId: 't1', tournamentName: 'Bench', participants }));
  const event = { eventId: 'e1', eventName: 'Bench', eventType: 'SINGLES' };
  must(tournamentEngine.addEvent({ event }));
  const participantIds = participants.map(({ participantId }) => participantId);
  must(tournamentEngine.addEventEntries({ eventId: 'e1', participantIds }));
  const drawSize = 2 ** Math.ceil(Math.log2(clubs.length));
  const how = { eventId: 'e1', drawSize, automated: true };
  return must(tournamentEngine.generateDrawDefinition({ ...how, ...policyDefinitions }))
    .drawDefinition;
}

/** The entrant (by index) on each row of their bracket with clubs apart, from top to bottom; null: a bye. */
export function theirRows(clubs) {
  const { structures } = theirDraw(clubs, { policyDefinitions: apart });
  const rows = [...structures[0].positionAssignments];
  rows.sort((a, b) => a.drawPosition - b.drawPosition);
  return rows.map(({ participantId }) =>
    participantId === undefined ? null : Number(participantId.slice(1)),
  );
}

/** Takes results of a bracket of so many entrants: both of a pair of matches, then the names of the next one. */
export function theirResults(count) {
  const clubs = Array.from({ length: count }, () => 'none');
  const drawDefinition = theirDraw(clubs, {});
  const { drawId } = drawDefinition;
  must(tournamentEngine.addDrawDefinition({ eventId: 'e1', drawDefinition }));
  const { matchUps } = tournamentEngine.allDrawMatchUps({ drawId, inContext: true });
  const round = (number) =>
    matchUps
      .filter(({ roundNumber }) => roundNumber === number)
      .sort((a, b) => a.roundPosition - b.roundPosition);
  const [first, second] = [round(1), round(2)];
  return (index, next) => {
    const { matchUpId } = first[index];
    const outcome = { winningSide: 1 };
    must(tournamentEngine.setMatchUpStatus({ drawId, matchUpId, outcome }));
    const found = { drawId, matchUpId: second[next].matchUpId, inContext: true };
    const { matchUp } = tournamentEngine.findMatchUp(found);
    return [0, 1].map((side) => matchUp.sides?.[side]?.participant?.participantName ?? null);
  };
}
