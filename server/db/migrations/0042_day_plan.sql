CREATE TABLE IF NOT EXISTS "arena_categories" (
	"arena_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "arena_categories_arena_id_category_id_pk" PRIMARY KEY("arena_id","category_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "arenas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arenas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "arenas_position" UNIQUE("tournament_id","position")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "day_plans" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "plan_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"arena_id" integer NOT NULL,
	"position" integer NOT NULL,
	"round_id" integer NOT NULL,
	"registration_id" integer,
	"match_id" integer,
	"place" integer,
	"run_number" integer,
	"seconds" integer NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"call_state" text DEFAULT 'waiting' NOT NULL,
	"call_count" integer DEFAULT 0 NOT NULL,
	"absences" integer DEFAULT 0 NOT NULL,
	"call_at" timestamp with time zone,
	"call_version" integer DEFAULT 0 NOT NULL,
	"call_key" uuid,
	"call_before" jsonb,
	CONSTRAINT "plan_slots_position" UNIQUE("arena_id","position"),
	CONSTRAINT "plan_slots_run" UNIQUE("round_id","registration_id","run_number"),
	CONSTRAINT "plan_slots_match" UNIQUE("match_id"),
	CONSTRAINT "plan_slots_kind" CHECK (num_nonnulls("plan_slots"."registration_id", "plan_slots"."match_id", "plan_slots"."place") = 1),
	CONSTRAINT "plan_slots_call_state" CHECK ("plan_slots"."call_state" in ('waiting', 'called', 'present', 'running', 'ended', 'absent')),
	CONSTRAINT "plan_slots_seconds" CHECK ("plan_slots"."seconds" between 30 and 7200)
);
--> statement-breakpoint
ALTER TABLE "table_cards" DROP CONSTRAINT IF EXISTS "table_cards_kind";
--> statement-breakpoint
ALTER TABLE "table_cards" ADD CONSTRAINT "table_cards_kind" CHECK ("table_cards"."kind" in ('scores', 'check_in', 'queue'));
--> statement-breakpoint
ALTER TABLE "arena_categories" DROP CONSTRAINT IF EXISTS "arena_categories_arena_id_arenas_id_fk";
--> statement-breakpoint
ALTER TABLE "arena_categories" ADD CONSTRAINT "arena_categories_arena_id_arenas_id_fk" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "arena_categories" DROP CONSTRAINT IF EXISTS "arena_categories_tournament_category_fk";
--> statement-breakpoint
ALTER TABLE "arena_categories" ADD CONSTRAINT "arena_categories_tournament_category_fk" FOREIGN KEY ("tournament_id","category_id") REFERENCES "tournament_categories"("tournament_id","category_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "arenas" DROP CONSTRAINT IF EXISTS "arenas_tournament_id_day_plans_tournament_id_fk";
--> statement-breakpoint
ALTER TABLE "arenas" ADD CONSTRAINT "arenas_tournament_id_day_plans_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "day_plans"("tournament_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "day_plans" DROP CONSTRAINT IF EXISTS "day_plans_tournament_id_tournaments_id_fk";
--> statement-breakpoint
ALTER TABLE "day_plans" ADD CONSTRAINT "day_plans_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "tournaments"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "plan_slots" DROP CONSTRAINT IF EXISTS "plan_slots_arena_id_arenas_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_slots" ADD CONSTRAINT "plan_slots_arena_id_arenas_id_fk" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "plan_slots" DROP CONSTRAINT IF EXISTS "plan_slots_round_id_rounds_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_slots" ADD CONSTRAINT "plan_slots_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "plan_slots" DROP CONSTRAINT IF EXISTS "plan_slots_registration_id_registrations_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_slots" ADD CONSTRAINT "plan_slots_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "plan_slots" DROP CONSTRAINT IF EXISTS "plan_slots_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_slots" ADD CONSTRAINT "plan_slots_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "arena_categories_category" ON "arena_categories" USING btree ("tournament_id","category_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "plan_slots_registration" ON "plan_slots" USING btree ("registration_id");
--> statement-breakpoint
-- As in 0002_content_version.sql and 0034_schema_version.sql: the plan of a day is public.
DO $$
DECLARE
	name text;
BEGIN
	FOREACH name IN ARRAY ARRAY['day_plans', 'arenas', 'arena_categories', 'plan_slots'] LOOP
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
