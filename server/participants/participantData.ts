import type {
  ClubParticipant,
  ParticipantUpdate,
  ParticipantUser,
} from '../../openapi/schema.d.ts';
import { participants } from '../db/schema.ts';

export type ParticipantRow = typeof participants.$inferSelect;

/** What the manager of the club may see of a participant. */
export const clubParticipantColumns = {
  id: participants.id,
  name: participants.name,
  email: participants.email,
  profilePicture: participants.profilePicture,
};

/** What a participant sees of the own account. It is read so often that each column more would be felt. */
export const profileColumns = { ...clubParticipantColumns, banner: participants.banner };

export type ClubParticipantRow = Pick<ParticipantRow, keyof typeof clubParticipantColumns>;
export type ProfileRow = Pick<ParticipantRow, keyof typeof profileColumns>;

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

/** Returns a participant as they see themselves. */
export const toParticipantUser = (profile: ProfileRow): ParticipantUser => ({
  ...toClubParticipant(profile),
  banner: profile.banner,
});

export type ParticipantChanges = Pick<ParticipantRow, keyof ParticipantUpdate>;

/** Returns the columns that a club's manager changes. Only these: a request may have other fields. */
export const toParticipantChanges = ({ name, email }: ParticipantUpdate): ParticipantChanges => ({
  name: name.trim(),
  email,
});
