ALTER TABLE "vales" ADD CONSTRAINT "vales_cambio_por_autorizar" CHECK ("vales"."cambio_por_autorizar" IS NULL OR "vales"."estado" = 5);--> statement-breakpoint
-- Whether who asked was an author before is not known of a change that waits: such a person stays one.
UPDATE "vales" SET "cambio_por_autorizar" = ("cambio_por_autorizar"::jsonb || '{"eraAutor": true}')::text WHERE "cambio_por_autorizar" IS NOT NULL;
