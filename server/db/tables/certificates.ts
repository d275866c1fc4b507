import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  CertificateFields,
  CertificateKind,
  CertificateState,
  CertificateTemplate,
} from '../../../openapi/schema.d.ts';
import { id, isOneOf } from './columns.ts';
import { clubs, participants, registrations } from './teams.ts';
import { categories, tournaments } from './tournaments.ts';

/** With what names of certificates are hashed; one key, made with the first certificate. */
export const certificateKeys = pgTable(
  'certificate_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    secret: text().notNull(),
  },
  (keys) => [check('certificate_keys_one', sql`${keys.isOnly}`)],
);

/** How the certificates of a tournament look; none are issued without. */
export const certificateDesigns = pgTable('certificate_designs', {
  tournamentId: integer('tournament_id')
    .primaryKey()
    .references(() => tournaments.id, { onDelete: 'cascade' }),
  template: text().$type<CertificateTemplate>().notNull(),
  placeAndDate: text('place_and_date').notNull(),
  signerName: text('signer_name').notNull(),
  signerTitle: text('signer_title').notNull(),
  /** With `{tahun}` and `{nomor}`; empty for certificates without a number. */
  numberPattern: text('number_pattern').notNull(),
  /** Paths of pictures under /storage. */
  logo: text(),
  signature: text(),
  background: text(),
  fields: jsonb().$type<CertificateFields>(),
  /** Grows with each change. */
  version: integer().notNull().default(1),
});

/** That a club has checked the names of its pupils for the certificates of a tournament. */
export const certificateConfirmations = pgTable(
  'certificate_confirmations',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    clubId: integer('club_id')
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    /** Who gets a certificate as a coach. */
    coaches: jsonb().$type<string[]>().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tournamentId, row.clubId] }),
    index('certificate_confirmations_club').on(row.clubId),
  ],
);

/** Names that are printed otherwise than that of the account; they go with it. */
export const certificateNames = pgTable(
  'certificate_names',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    participantId: integer('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    printedName: text('printed_name').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.tournamentId, row.participantId] }),
    index('certificate_names_participant').on(row.participantId),
  ],
);

/** What was issued, as it is printed. The PDF is drawn from it. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    code: text().notNull().unique(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournaments.id),
    kind: text().$type<CertificateKind>().notNull(),
    /** For whom and what, such as `place:108:17`, so that nobody gets the same one twice. */
    subject: text().notNull(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'set null' }),
    categoryName: text('category_name'),
    registrationId: integer('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    teamName: text('team_name'),
    participantId: integer('participant_id').references(() => participants.id, {
      onDelete: 'set null',
    }),
    clubId: integer('club_id').references(() => clubs.id, { onDelete: 'set null' }),
    schoolName: text('school_name'),
    place: integer(),
    /** 'Juara 1', or the name of an award. */
    title: text().notNull(),
    /** Null once the account is erased; see `forgetPrintedNames`. */
    printedName: text('printed_name'),
    /** HMAC-SHA-256 of code and name; see `hashPrintedName`. It stays when the name goes. */
    nameHash: text('name_hash').notNull(),
    /** Counts the certificates of the tournament. */
    serial: integer().notNull(),
    number: text(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The version of the official results on which a place rests. */
    officialVersion: integer('official_version'),
    state: text().$type<CertificateState>().notNull().default('valid'),
    /** Why and when it was replaced or withdrawn. */
    reason: text(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Grows with each change. */
    version: integer().notNull().default(1),
  },
  (certificate) => [
    uniqueIndex('certificates_once')
      .on(certificate.tournamentId, certificate.subject)
      .where(sql`${certificate.state} <> 'replaced'`),
    uniqueIndex('certificates_serial').on(certificate.tournamentId, certificate.serial),
    index('certificates_participant').on(certificate.participantId),
    index('certificates_club').on(certificate.clubId),
    index('certificates_registration').on(certificate.registrationId),
    check(
      'certificates_kind',
      isOneOf(certificate.kind, ['participant', 'place', 'award', 'coach', 'helper']),
    ),
    check('certificates_state', isOneOf(certificate.state, ['valid', 'replaced', 'withdrawn'])),
    check(
      'certificates_place',
      sql`(${certificate.kind} = 'place') = (${certificate.place} is not null)
        and (${certificate.place} is null) = (${certificate.officialVersion} is null)
        and (${certificate.place} is null or ${certificate.place} between 1 and 3)`,
    ),
    check(
      'certificates_ended',
      sql`(${certificate.state} = 'valid') = (${certificate.endedAt} is null)
        and (${certificate.endedAt} is null) = (${certificate.reason} is null)`,
    ),
  ],
);
