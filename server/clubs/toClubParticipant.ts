import type { ClubParticipant } from '../../openapi/schema.d.ts';
import type { ClubParticipantRow } from './participantsQueries.ts';

/** Returns a participant as the manager of their club sees them. */
export const toClubParticipant = ({
  id,
  name,
  email,
  profilePicture,
}: ClubParticipantRow): ClubParticipant => ({
  id,
  name,
  email,
  profile_picture: profilePicture,
});
