-- Clubs that are there already keep what they show; new ones begin with short names.
ALTER TABLE "clubs" ADD COLUMN "names" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ALTER COLUMN "names" SET DEFAULT 'short';
