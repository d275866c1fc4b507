ALTER TABLE "organisers" ADD COLUMN "role" text DEFAULT 'organiser' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisers" ADD CONSTRAINT "organisers_role" CHECK ("organisers"."role" in ('owner', 'organiser'));--> statement-breakpoint
UPDATE "organisers" SET "role" = 'owner' WHERE "id" = (
  SELECT "id" FROM "organisers"
    ORDER BY "deactivated_at" IS NOT NULL, "password_hash" IS NULL, "created_at", "id" LIMIT 1
);
