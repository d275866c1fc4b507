import type { NamedId } from '../../../../openapi/schema.d.ts';

/** A team that is made for a club, by the names of the request. */
export type NewTeam = {
  club_id: NamedId | null;
  category_id: string;
  team_name: string;
  /** The first leads the team. */
  participant_ids: NamedId[];
};
