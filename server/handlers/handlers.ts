import type { Handlers } from '../contract/bind.ts';
import * as categories from './categories.ts';
import * as clubAccount from './clubAccount.ts';
import * as clubParticipants from './clubParticipants.ts';
import * as clubs from './clubs.ts';
import * as clubTeams from './clubTeams.ts';
import * as media from './media.ts';
import * as membership from './membership.ts';
import * as participantAccount from './participantAccount.ts';
import * as pictures from './pictures.ts';
import { checkRegistration, registerTeam } from './registrations.ts';
import * as teams from './teams.ts';
import { getTournament, listScores, listTournaments, listTournamentTeams } from './tournaments.ts';

/** One entry for every operation of the document; an operation without one does not compile. */
export const handlers: Handlers = {
  ...categories,
  ...clubAccount,
  ...clubParticipants,
  ...clubs,
  ...clubTeams,
  ...media,
  ...membership,
  ...participantAccount,
  ...pictures,
  ...teams,
  checkRegistration,
  registerTeam,
  getTournament,
  listScores,
  listTournaments,
  listTournamentTeams,
};
