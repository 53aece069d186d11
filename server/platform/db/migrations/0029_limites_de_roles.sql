ALTER TABLE "roles" ADD COLUMN "limite" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_limite" CHECK ("roles"."limite" > 0);