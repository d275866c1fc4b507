CREATE TABLE IF NOT EXISTS "objections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"registration_id" integer NOT NULL,
	"run_id" integer,
	"match_id" integer,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"club_id" integer,
	"participant_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"decision" text,
	"organiser_id" integer,
	"table_card_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"entry_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "objections_entry" UNIQUE("entry_key"),
	CONSTRAINT "objections_state" CHECK ("objections"."state" in ('open', 'upheld', 'rejected')),
	CONSTRAINT "objections_author" CHECK ("objections"."author" in ('club', 'participant')),
	CONSTRAINT "objections_decision" CHECK (("objections"."state" in ('upheld', 'rejected')) = ("objections"."decision" is not null)
        and ("objections"."state" = 'open') = ("objections"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "official_results" (
	"tournament_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"version" integer NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organiser_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "official_results_tournament_id_category_id_version_pk" PRIMARY KEY("tournament_id","category_id","version"),
	CONSTRAINT "official_results_version" CHECK ("official_results"."version" >= 1),
	CONSTRAINT "official_results_reason" CHECK (("official_results"."version" = 1) = ("official_results"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "result_states" (
	"tournament_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"frozen_at" timestamp with time zone,
	"provisional_at" timestamp with time zone,
	"shown" jsonb,
	"shown_as" text,
	"official_version" integer,
	"correction_reason" text,
	CONSTRAINT "result_states_tournament_id_category_id_pk" PRIMARY KEY("tournament_id","category_id"),
	CONSTRAINT "result_states_state" CHECK ("result_states"."state" in ('live', 'frozen', 'provisional', 'official')),
	CONSTRAINT "result_states_shown" CHECK (("result_states"."shown" is null) = ("result_states"."shown_as" is null)
        and ("result_states"."shown" is null) = ("result_states"."frozen_at" is null)),
	CONSTRAINT "result_states_shown_as" CHECK ("result_states"."shown_as" in ('frozen', 'official')),
	CONSTRAINT "result_states_correction" CHECK ("result_states"."correction_reason" is null
        or ("result_states"."state" = 'provisional' and "result_states"."shown" is not null))
);
--> statement-breakpoint
ALTER TABLE "table_cards" DROP CONSTRAINT IF EXISTS "table_cards_kind";
--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN IF NOT EXISTS "objection_minutes" integer DEFAULT 15 NOT NULL;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_run_id_runs_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "participants"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_organiser_id_organisers_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "organisers"("id");
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_table_card_id_table_cards_id_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_table_card_id_table_cards_id_fk" FOREIGN KEY ("table_card_id") REFERENCES "table_cards"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "objections" DROP CONSTRAINT IF EXISTS "objections_tournament_category_fk";
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_tournament_category_fk" FOREIGN KEY ("tournament_id","category_id") REFERENCES "tournament_categories"("tournament_id","category_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "official_results" DROP CONSTRAINT IF EXISTS "official_results_organiser_id_organisers_id_fk";
--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "organisers"("id");
--> statement-breakpoint
ALTER TABLE "official_results" DROP CONSTRAINT IF EXISTS "official_results_tournament_category_fk";
--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_tournament_category_fk" FOREIGN KEY ("tournament_id","category_id") REFERENCES "tournament_categories"("tournament_id","category_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "result_states" DROP CONSTRAINT IF EXISTS "result_states_tournament_category_fk";
--> statement-breakpoint
ALTER TABLE "result_states" ADD CONSTRAINT "result_states_tournament_category_fk" FOREIGN KEY ("tournament_id","category_id") REFERENCES "tournament_categories"("tournament_id","category_id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "objections_category" ON "objections" USING btree ("tournament_id","category_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "objections_registration" ON "objections" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "result_states_hidden" ON "result_states" USING btree ("tournament_id","category_id") WHERE "result_states"."shown" is not null;
--> statement-breakpoint
ALTER TABLE "table_cards" ADD CONSTRAINT "table_cards_kind" CHECK ("table_cards"."kind" in ('scores', 'check_in', 'queue', 'judge'));
--> statement-breakpoint
ALTER TABLE "tournaments" DROP CONSTRAINT IF EXISTS "tournaments_objection_minutes";
--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_objection_minutes" CHECK ("tournaments"."objection_minutes" between 0 and 1440);
--> statement-breakpoint
CREATE OR REPLACE VIEW "hidden_rounds" AS
	SELECT rounds.id FROM rounds JOIN result_states USING (tournament_id, category_id)
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
-- What visitors see: the rows of categories that are not hidden, and those that were kept of hidden ones. A migration
-- that changes one of these tables drops the view before and creates it again.
CREATE OR REPLACE VIEW "shown_rounds" AS
	SELECT * FROM rounds WHERE id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::rounds, result_states.shown -> 'rounds') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "shown_round_teams" AS
	SELECT * FROM round_teams WHERE round_id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::round_teams, result_states.shown -> 'round_teams') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "shown_runs" AS
	SELECT * FROM runs WHERE round_id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::runs, result_states.shown -> 'runs') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "shown_draws" AS
	SELECT * FROM draws WHERE round_id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::draws, result_states.shown -> 'draws') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "shown_draw_places" AS
	SELECT * FROM draw_places WHERE round_id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::draw_places, result_states.shown -> 'draw_places') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW "shown_matches" AS
	SELECT * FROM matches WHERE round_id <> ALL (ARRAY(SELECT id FROM hidden_rounds))
	UNION ALL
	SELECT kept.* FROM result_states
	CROSS JOIN LATERAL jsonb_populate_recordset(null::matches, result_states.shown -> 'matches') kept
	WHERE result_states.shown IS NOT NULL;
--> statement-breakpoint
-- As in 0002_content_version.sql and 0034_schema_version.sql: the states and official results are public.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['result_states', 'official_results'] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_rows ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_truncate ON %I', name);
		EXECUTE format(
			'CREATE CONSTRAINT TRIGGER content_version_rows AFTER INSERT OR UPDATE OR DELETE ON %I'
			' DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_content_version()',
			name
		);
		EXECUTE format(
			'CREATE TRIGGER content_version_truncate AFTER TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION change_content_version()',
			name
		);
	END LOOP;
	FOREACH name IN ARRAY ARRAY['result_states', 'official_results', 'objections'] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS schema_version ON %I', name);
		EXECUTE format(
			'CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version()',
			name
		);
	END LOOP;
END $$;
