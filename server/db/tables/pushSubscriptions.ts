import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** With what the server proves to push services who it is (VAPID); one pair, made at the first start. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (keys) => [check('push_keys_one', sql`${keys.isOnly}`)],
);

/** Browsers that are told of calls while they are closed. They belong to no account. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** A secret: whoever has it can send to the browser what the push service accepts of this server. */
    endpoint: text().primaryKey(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Of the teams that it follows. */
    teamIds: integer('team_ids').array().notNull(),
  },
  (subscription) => [index('push_subscriptions_teams').using('gin', subscription.teamIds)],
);
