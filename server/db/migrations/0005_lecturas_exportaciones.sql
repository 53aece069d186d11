CREATE TABLE "exportaciones" (
	"numiden" bigint PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"hasta" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bitacora" ADD COLUMN "lectura" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "casos_por_solicitud" ON "casos" USING btree ("fecha_solicitud","id","cvetda","id_area","numiden_crea","numiden_solicita") WHERE "casos"."id_estado" = 5;--> statement-breakpoint
CREATE INDEX "bitacora_lecturas" ON "bitacora" USING btree ("numiden","accion","momento") WHERE "bitacora"."lectura";--> statement-breakpoint
CREATE INDEX "bitacora_lecturas_viejas" ON "bitacora" USING btree ("momento") WHERE "bitacora"."lectura";