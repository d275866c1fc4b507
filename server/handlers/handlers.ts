import type { Handlers } from '../contract/mountOperations.ts';
import * as accountSecurity from './accountSecurity.ts';
import * as categories from './categories.ts';
import * as clubAccount from './clubAccount.ts';
import * as clubParticipants from './clubParticipants.ts';
import * as clubs from './clubs.ts';
import * as clubTeams from './clubTeams.ts';
import * as enteredScores from './enteredScores.ts';
import { requestOwnershipTransfer } from './ownershipTransfer.ts';
import { listAuditLog } from './auditLog.ts';
import * as media from './media.ts';
import * as membership from './membership.ts';
import * as managedAccounts from './managedAccounts.ts';
import * as managedBanners from './managedBanners.ts';
import * as managedBlogs from './managedBlogs.ts';
import * as managedCategories from './managedCategories.ts';
import * as managedGallery from './managedGallery.ts';
import * as managedTournaments from './managedTournaments.ts';
import * as managedVideos from './managedVideos.ts';
import * as organisers from './organisers.ts';
import * as participantAccount from './participantAccount.ts';
import * as passwordResets from './passwordResets.ts';
import * as profilePictures from './profilePictures.ts';
import * as managedRegistrations from './managedRegistrations.ts';
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
  ...enteredScores,
  ...media,
  ...membership,
  ...managedAccounts,
  ...managedBanners,
  ...managedBlogs,
  ...managedCategories,
  ...managedGallery,
  ...managedTournaments,
  ...managedVideos,
  ...organisers,
  ...participantAccount,
  ...passwordResets,
  ...profilePictures,
  ...managedRegistrations,
  ...restorations,
  ...teams,
  checkRegistration,
  registerTeam,
  requestOwnershipTransfer,
  getTournament,
  getVersion,
  importScores,
  listAuditLog,
  listScores,
  listTournaments,
  listTournamentTeams,
  watchScores,
};
