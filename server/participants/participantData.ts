import { sql } from 'drizzle-orm';
import type {
  ClubParticipant,
  ParticipantUpdate,
  ParticipantUser,
} from '../../openapi/schema.d.ts';
import { tidyName } from '../../openapi/texts/names.ts';
import { toSignInName } from './signInName.ts';
import { participants } from '../db/schema.ts';

export type ParticipantRow = typeof participants.$inferSelect;

const sharedColumns = {
  id: participants.id,
  name: participants.name,
  email: participants.email,
  profilePicture: participants.profilePicture,
};

/** What the manager of the club may see of a participant. */
export const clubParticipantColumns = {
  ...sharedColumns,
  class: participants.class,
  /** Whether nobody has taken the account over. One that is deleted is in no club. */
  isManaged: sql<boolean>`${participants.passwordHash} = ''`,
  cardUsedAt: participants.cardUsedAt,
};

/** What a participant sees of the own account. It is read so often that each column more would be felt. */
export const profileColumns = { ...sharedColumns, banner: participants.banner };

type SharedRow = Pick<ParticipantRow, keyof typeof sharedColumns>;
export type ClubParticipantRow = SharedRow &
  Pick<ParticipantRow, 'class' | 'cardUsedAt'> & { isManaged: boolean };
export type ProfileRow = Pick<ParticipantRow, keyof typeof profileColumns>;

const toSharedFields = ({ id, name, email, profilePicture }: SharedRow) => ({
  id,
  name,
  email,
  profile_picture: profilePicture,
});

/** Returns a participant as the manager of their club sees them. */
export const toClubParticipant = (row: ClubParticipantRow): ClubParticipant => ({
  ...toSharedFields(row),
  ...(row.class !== '' && { class: row.class }),
  ...(row.isManaged && { managed: true }),
  ...(row.cardUsedAt && { card_used_at: row.cardUsedAt.toISOString() }),
});

/** Returns a participant as they see themselves. */
export const toParticipantUser = (profile: ProfileRow): ParticipantUser => ({
  ...toSharedFields(profile),
  banner: profile.banner,
  ...(!profile.email && { sign_in_name: toSignInName(profile.id) }),
});

export type ParticipantChanges = Pick<ParticipantRow, 'name' | 'email'> &
  Partial<Pick<ParticipantRow, 'class'>>;

/** Returns the columns that a club's manager changes. Only these: a request may have other fields. */
export const toParticipantChanges = (update: ParticipantUpdate): ParticipantChanges => ({
  name: tidyName(update.name),
  email: update.email,
  ...(update.class !== undefined && { class: tidyName(update.class) }),
});
