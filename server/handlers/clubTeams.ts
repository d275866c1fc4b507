import { notBuilt } from '../contract/bind.ts';

export const listBuilderTeams = notBuilt;
export const getBuilderTeam = notBuilt;
export const createTeam = notBuilt;
export const updateTeam = notBuilt;
export const deleteTeam = notBuilt;
export const listAvailableParticipants = notBuilt;
export const listTeamCandidates = notBuilt;
export const createTeamWithMembers = notBuilt;
