import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, regex, string } = MatchersV3;

export const date = () => regex(String.raw`\d{4}-\d{2}-\d{2}`, '2026-12-05');

/** A timestamp in RFC 3339 format. */
export const timestamp = () =>
  regex(String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}.*`, '2026-08-17T03:15:00Z');

export const teamCode = () => regex('X-[A-Z]{4}-[0-9]{5}', 'X-JNYS-00042');

export const level = (example = 'leader') => regex('leader|member', example);

export const idAndName = (id: number, name: string) => ({ id: integer(id), name: string(name) });

/** A participant in the responses for their club. */
export const person = () => ({
  ...idAndName(17, 'Raka Pradana'),
  email: string('raka@surel.example'),
  profile_picture: string('participants/17.svg'),
});

/** A team in the responses of the team builder. */
export const builderTeam = () => ({
  ...idAndName(42, 'Garuda Baja'),
  team_id: teamCode(),
  category_id: integer(1),
  category: idAndName(1, 'Inspire'),
  members: eachLike({ ...person(), level: level() }),
});

/** The response of a change, which contains only a message. */
export const messageOnly = (message: string) => ({ message: string(message) });
