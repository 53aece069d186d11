ALTER TABLE "idempotencia" ADD COLUMN "entidad" text;--> statement-breakpoint
ALTER TABLE "idempotencia" ADD COLUMN "id_entidad" bigint;--> statement-breakpoint
UPDATE "idempotencia" SET "entidad" = 'caso', "id_entidad" = "id_caso" WHERE "id_caso" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotencia" DROP COLUMN "id_caso";
