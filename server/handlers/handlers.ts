import type { Handlers } from '../contract/mountOperations.ts';
import * as accountSecurity from './accountSecurity.ts';
import * as categories from './categories.ts';
import * as clubAccount from './clubAccount.ts';
import * as clubParticipants from './clubParticipants.ts';
import * as clubs from './clubs.ts';
import * as clubTeams from './clubTeams.ts';
import * as deskScores from './deskScores.ts';
import { requestHandOver } from './handOver.ts';
import { listJournal } from './journal.ts';
import * as media from './media.ts';
import * as membership from './membership.ts';
import * as organisedAccounts from './organisedAccounts.ts';
import * as organisedBanners from './organisedBanners.ts';
import * as organisedBlogs from './organisedBlogs.ts';
import * as organisedCategories from './organisedCategories.ts';
import * as organisedGallery from './organisedGallery.ts';
import * as organisedTournaments from './organisedTournaments.ts';
import * as organisedVideos from './organisedVideos.ts';
import * as organisers from './organisers.ts';
import * as participantAccount from './participantAccount.ts';
import * as passwordResets from './passwordResets.ts';
import * as profilePictures from './profilePictures.ts';
import * as registrationDesk from './registrationDesk.ts';
import { checkRegistration, registerTeam } from './registrations.ts';
import * as restorations from './restorations.ts';
import { getVersion } from './service.ts';
import { importScores } from './scoreImport.ts';
import * as teams from './teams.ts';
import {
  getTournament,
  listScores,
  listTournaments,
  listTournamentTeams,
  watchScores,
} from './tournaments.ts';

/** The handlers of all operations; a missing one is a type error. */
export const handlers: Handlers = {
  ...accountSecurity,
  ...categories,
  ...clubAccount,
  ...clubParticipants,
  ...clubs,
  ...clubTeams,
  ...deskScores,
  ...media,
  ...membership,
  ...organisedAccounts,
  ...organisedBanners,
  ...organisedBlogs,
  ...organisedCategories,
  ...organisedGallery,
  ...organisedTournaments,
  ...organisedVideos,
  ...organisers,
  ...participantAccount,
  ...passwordResets,
  ...profilePictures,
  ...registrationDesk,
  ...restorations,
  ...teams,
  checkRegistration,
  registerTeam,
  requestHandOver,
  getTournament,
  getVersion,
  importScores,
  listJournal,
  listScores,
  listTournaments,
  listTournamentTeams,
  watchScores,
};
