CREATE TABLE IF NOT EXISTS "draw_places" (
	"round_id" integer NOT NULL,
	"registration_id" integer NOT NULL,
	"group_number" integer NOT NULL,
	"position" integer NOT NULL,
	"lot" integer,
	CONSTRAINT "draw_places_round_id_registration_id_pk" PRIMARY KEY("round_id","registration_id"),
	CONSTRAINT "draw_places_once" UNIQUE("round_id","group_number","position"),
	CONSTRAINT "draw_places_group" CHECK ("draw_places"."group_number" between 0 and 32),
	CONSTRAINT "draw_places_position" CHECK ("draw_places"."position" between 1 and 128)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "draws" (
	"round_id" integer PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"seed" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "draws_method" CHECK ("draws"."method" in ('lots', 'seeds', 'hand'))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "matches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"round_id" integer NOT NULL,
	"number" integer NOT NULL,
	"group_number" integer NOT NULL,
	"home_id" integer,
	"away_id" integer,
	"outcome" text,
	"side" text,
	"home_score" integer,
	"away_score" integer,
	"extra_winner" text,
	"winner" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	"entry_key" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "matches_number" UNIQUE("round_id","number"),
	CONSTRAINT "matches_entry" UNIQUE("entry_key"),
	CONSTRAINT "matches_outcome" CHECK ("matches"."outcome" in ('played', 'absent', 'disqualified')),
	CONSTRAINT "matches_side" CHECK ("matches"."side" in ('home', 'away', 'both')),
	CONSTRAINT "matches_winner" CHECK ("matches"."winner" in ('home', 'away', 'draw', 'nobody')),
	CONSTRAINT "matches_extra_winner" CHECK ("matches"."extra_winner" in ('home', 'away')),
	CONSTRAINT "matches_result" CHECK (("matches"."outcome" is null) = ("matches"."winner" is null)
        and ("matches"."outcome" is null) = ("matches"."home_score" is null)
        and ("matches"."outcome" is null) = ("matches"."away_score" is null)
        and ("matches"."outcome" is null) = ("matches"."ended_at" is null)
        and ("matches"."outcome" in ('absent', 'disqualified')) = ("matches"."side" is not null)),
	CONSTRAINT "matches_scores" CHECK ("matches"."home_score" between 0 and 999 and "matches"."away_score" between 0 and 999)
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN IF NOT EXISTS "match_rule" jsonb;
--> statement-breakpoint
ALTER TABLE "draw_places" DROP CONSTRAINT IF EXISTS "draw_places_round_id_draws_round_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_places" ADD CONSTRAINT "draw_places_round_id_draws_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "draws"("round_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "draw_places" DROP CONSTRAINT IF EXISTS "draw_places_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "draw_places" ADD CONSTRAINT "draw_places_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "draws" DROP CONSTRAINT IF EXISTS "draws_round_id_rounds_id_fk";
--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT IF EXISTS "matches_round_id_draws_round_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_round_id_draws_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "draws"("round_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT IF EXISTS "matches_home_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_id_registrations_id_fk" FOREIGN KEY ("home_id") REFERENCES "registrations"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "matches" DROP CONSTRAINT IF EXISTS "matches_away_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_id_registrations_id_fk" FOREIGN KEY ("away_id") REFERENCES "registrations"("id") ON DELETE set null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "draw_places_registration" ON "draw_places" USING btree ("registration_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "matches_home" ON "matches" USING btree ("home_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "matches_away" ON "matches" USING btree ("away_id");
--> statement-breakpoint
-- As in 0002_content_version.sql and 0034_schema_version.sql: draws and matches are public.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['draws', 'draw_places', 'matches'] LOOP
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_rows ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS content_version_truncate ON %I', name);
		EXECUTE format('DROP TRIGGER IF EXISTS schema_version ON %I', name);
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
		EXECUTE format(
			'CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I'
			' FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version()',
			name
		);
	END LOOP;
END $$;
