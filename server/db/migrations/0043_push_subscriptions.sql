CREATE TABLE IF NOT EXISTS "push_keys" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."is_only")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"team_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "push_subscriptions_teams" ON "push_subscriptions" USING gin ("team_ids");
--> statement-breakpoint
-- As in 0034_schema_version.sql. No answer that is kept depends on these tables.
DROP TRIGGER IF EXISTS schema_version ON "push_keys";
--> statement-breakpoint
CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "push_keys"
	FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version();
--> statement-breakpoint
DROP TRIGGER IF EXISTS schema_version ON "push_subscriptions";
--> statement-breakpoint
CREATE TRIGGER schema_version BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "push_subscriptions"
	FOR EACH STATEMENT EXECUTE FUNCTION require_schema_version();
