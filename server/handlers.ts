import type { Handlers } from './contract/mountOperations.ts';
import * as accountSecurity from './accounts/securityHandlers.ts';
import * as categories from './content/categoriesHandlers.ts';
import * as clubAccount from './clubs/accountHandlers.ts';
import * as clubParticipants from './memberships/participantsHandlers.ts';
import { deleteParticipantAccount } from './memberships/deletionHandlers.ts';
import { eraseClubParticipant, eraseParticipant } from './memberships/erasureHandlers.ts';
import * as certificateChecks from './certificates/checkHandlers.ts';
import { replaceCertificate, withdrawCertificate } from './certificates/changeHandlers.ts';
import {
  getCertificateDesign,
  saveCertificateDesign,
  uploadCertificatePicture,
} from './certificates/designs.ts';
import { issueCertificates } from './certificates/issueCertificates.ts';
import * as certificateLists from './certificates/listHandlers.ts';
import * as certificateNames from './certificates/namesHandlers.ts';
import * as certificatePdf from './certificates/pdfHandlers.ts';
import { listClubSeasons } from './certificates/seasonHandlers.ts';
import * as clubs from './clubs/handlers.ts';
import * as clubRegistrations from './registrations/clubHandlers.ts';
import * as clubTeams from './teams/clubTeamsHandlers.ts';
import * as runCorrections from './scores/runs/correctionHandlers.ts';
import * as resultsStates from './scores/results/stateHandlers.ts';
import * as runs from './scores/runs/runHandlers.ts';
import { requestOwnershipTransfer } from './accounts/ownershipTransferHandlers.ts';
import { listAuditLog } from './auditLog/handlers.ts';
import { contentHandlers } from './content/kinds.ts';
import * as media from './content/mediaHandlers.ts';
import { mailPupilCards } from './pupils/cards/cardMailHandlers.ts';
import * as pupilCards from './pupils/cards/cardHandlers.ts';
import * as takeOver from './pupils/cards/takeOverHandlers.ts';
import * as pupils from './pupils/import/importHandlers.ts';
import * as membership from './memberships/handlers.ts';
import * as managedAccounts from './organisers/managedAccountsHandlers.ts';
import { copyTournament } from './tournaments/copyHandlers.ts';
import * as managedTournaments from './tournaments/managedHandlers.ts';
import * as organisers from './organisers/handlers.ts';
import * as participantAccount from './participants/handlers.ts';
import * as passwordResets from './accounts/passwordResetHandlers.ts';
import * as profilePictures from './participants/profilePictureHandlers.ts';
import * as lateRegistrations from './registrations/lateHandlers.ts';
import * as managedRegistrations from './registrations/managedHandlers.ts';
import { moveRegistration } from './registrations/moveHandlers.ts';
import { checkRegistration, registerTeam } from './registrations/handlers.ts';
import * as restorations from './teams/restoreHandlers.ts';
import { getVersion } from './contract/service.ts';
import { getCeremony } from './ceremony/ceremonyHandlers.ts';
import { getManagedCeremony } from './ceremony/managedHandlers.ts';
import { saveCeremony } from './ceremony/saveHandlers.ts';
import { revealCeremonyStep } from './ceremony/stepHandlers.ts';
import { openRound, previewAdvance, replaceRoundTeam } from './scores/rounds/advanceHandlers.ts';
import { changeDayPlan } from './dayPlan/changes/changeHandlers.ts';
import { getDayPlan, saveDayPlan } from './dayPlan/planHandlers.ts';
import { recordCall } from './dayPlan/calls/callHandlers.ts';
import { followTeams } from './dayPlan/push/pushHandlers.ts';
import { getLiveSchedule, getSchedule } from './dayPlan/scheduleHandlers.ts';
import { decideObjection, listObjections } from './objections/judgeHandlers.ts';
import * as teamRuns from './objections/teamHandlers.ts';
import { getTeamDay } from './dayPlan/teamDay/teamDayHandlers.ts';
import { drawLots, drawRound } from './scores/matches/drawHandlers.ts';
import { deleteMatchResult, saveMatchResult } from './scores/matches/resultHandlers.ts';
import { importScores } from './scores/import/importHandlers.ts';
import { importMatchResults } from './scores/import/matches/matchImportHandlers.ts';
import { listScores, watchScores } from './scores/public/publicHandlers.ts';
import { getCategoryResults } from './scores/public/resultsHandlers.ts';
import { saveRounds } from './scores/rounds/roundHandlers.ts';
import { setRoundState } from './scores/rounds/roundState.ts';
import { createTableCards, renewTableCard } from './tableCards/createHandlers.ts';
import * as tableCards from './tableCards/handlers.ts';
import * as teams from './teams/handlers.ts';
import { getTournament, listTournaments, listTournamentTeams } from './tournaments/handlers.ts';

/** The handlers of all operations; a missing one is a type error. */
export const handlers: Handlers = {
  ...accountSecurity,
  ...categories,
  ...certificateChecks,
  ...certificateLists,
  ...certificateNames,
  ...certificatePdf,
  listClubSeasons,
  getCertificateDesign,
  saveCertificateDesign,
  uploadCertificatePicture,
  issueCertificates,
  replaceCertificate,
  withdrawCertificate,
  ...clubAccount,
  ...clubParticipants,
  ...clubs,
  ...clubRegistrations,
  ...clubTeams,
  ...resultsStates,
  ...runs,
  ...runCorrections,
  ...contentHandlers,
  ...media,
  ...pupils,
  ...pupilCards,
  ...takeOver,
  mailPupilCards,
  ...membership,
  ...managedAccounts,
  ...managedTournaments,
  copyTournament,
  ...organisers,
  ...participantAccount,
  ...passwordResets,
  ...profilePictures,
  ...lateRegistrations,
  ...managedRegistrations,
  ...restorations,
  createTableCards,
  renewTableCard,
  ...tableCards,
  ...teams,
  checkRegistration,
  deleteParticipantAccount,
  eraseClubParticipant,
  eraseParticipant,
  registerTeam,
  requestOwnershipTransfer,
  getCategoryResults,
  getTournament,
  getVersion,
  importScores,
  listAuditLog,
  listScores,
  listTournaments,
  listTournamentTeams,
  moveRegistration,
  openRound,
  previewAdvance,
  changeDayPlan,
  getCeremony,
  getManagedCeremony,
  saveCeremony,
  revealCeremonyStep,
  getDayPlan,
  getLiveSchedule,
  getSchedule,
  getTeamDay,
  followTeams,
  saveDayPlan,
  recordCall,
  listObjections,
  decideObjection,
  ...teamRuns,
  drawRound,
  drawLots,
  importMatchResults,
  saveMatchResult,
  deleteMatchResult,
  replaceRoundTeam,
  saveRounds,
  setRoundState,
  watchScores,
};
