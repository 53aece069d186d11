ALTER TABLE "correos" ADD COLUMN "entidad" text;--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "id_entidad" bigint;--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "atendido" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "correos_por_atender" ON "correos" USING btree ("numiden","id") WHERE "correos"."estado" = 'fallido' and "correos"."atendido" is null;--> statement-breakpoint
UPDATE "correos" SET "entidad" = replace(split_part("clave", '-', 1), 'depreciacion', 'vale'), "id_entidad" = split_part("clave", '-', 2)::bigint
WHERE "clave" ~ '^(vale|factura|depreciacion)-[0-9]+-[0-9]+$';
