DROP INDEX "caso_logs_por_caso";--> statement-breakpoint
ALTER TABLE "caso_escalamientos" ADD COLUMN "comentario" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "caso_logs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "solucion" text;--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "numiden_solicita" bigint;--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "motivo_solicitud" text;--> statement-breakpoint
ALTER TABLE "casos" ADD COLUMN "fecha_solicitud" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "casos" ADD CONSTRAINT "casos_numiden_solicita_usuarios_numiden_fk" FOREIGN KEY ("numiden_solicita") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "caso_logs_por_caso" ON "caso_logs" USING btree ("id_caso","version");--> statement-breakpoint
UPDATE "caso_logs" l SET "version" = o."lugar" FROM (SELECT "id", row_number() OVER (PARTITION BY "id_caso" ORDER BY "id") AS "lugar" FROM "caso_logs") o WHERE o."id" = l."id";--> statement-breakpoint
UPDATE "casos" c SET "version" = l."ultima" FROM (SELECT "id_caso", max("version") AS "ultima" FROM "caso_logs" GROUP BY "id_caso") l WHERE l."id_caso" = c."id";--> statement-breakpoint
UPDATE "casos" c SET "numiden_solicita" = l."numiden", "fecha_solicitud" = l."fecha", "motivo_solicitud" = '' FROM "caso_logs" l WHERE l."id_caso" = c."id" AND c."id_estado" = 5 AND l."accion" = 'Autorización solicitada';
