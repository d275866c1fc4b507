import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, regex, string } = MatchersV3;

/** A calendar date. */
export const date = () => regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-12-05');

/** A moment, as RFC 3339 writes it. */
export const moment = () =>
  regex(String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*`, '2026-08-17T03:15:00Z');

/** The public code of a team. */
export const teamCode = () => regex('X-[A-Z]{4}-[0-9]{5}', 'X-JNYS-00042');

/** The role of a member. */
export const level = (example = 'leader') => regex('leader|member', example);

/** Something that is shown by its name. */
export const named = (id: number, name: string) => ({ id: integer(id), name: string(name) });

/** A participant as the manager of their club sees them. */
export const person = () => ({
  ...named(17, 'Raka Pradana'),
  email: string('raka@surel.example'),
  profile_picture: string('participants/17.svg'),
});

/** A team as the team builder of its club sees it. */
export const builderTeam = () => ({
  ...named(42, 'Garuda Baja'),
  team_id: teamCode(),
  category_id: integer(1),
  category: named(1, 'Inspire'),
  members: eachLike({ ...person(), level: level() }),
});

/** The answer of a change that only says that it is done. */
export const done = (message: string) => ({ message: string(message) });
