CREATE TABLE "articulos_fiscales" (
	"num_art" text PRIMARY KEY NOT NULL,
	"clave_prod_serv" text NOT NULL,
	"clave_unidad" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correo_adjuntos" (
	"id_correo" bigint NOT NULL,
	"orden" smallint NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"contenido" "bytea" NOT NULL,
	CONSTRAINT "correo_adjuntos_id_correo_orden_pk" PRIMARY KEY("id_correo","orden")
);
--> statement-breakpoint
ALTER TABLE "factura_cancelaciones" ADD COLUMN "id_caso" bigint;--> statement-breakpoint
ALTER TABLE "correo_adjuntos" ADD CONSTRAINT "correo_adjuntos_id_correo_correos_id_fk" FOREIGN KEY ("id_correo") REFERENCES "public"."correos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_cancelaciones" ADD CONSTRAINT "factura_cancelaciones_id_caso_casos_id_fk" FOREIGN KEY ("id_caso") REFERENCES "public"."casos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "correo_adjuntos" ("id_correo", "orden", "nombre", "tipo", "contenido")
SELECT "id", 1, "nombre_adjunto", "tipo_adjunto", "adjunto" FROM "correos" WHERE "adjunto" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "correos" DROP COLUMN "nombre_adjunto";--> statement-breakpoint
ALTER TABLE "correos" DROP COLUMN "tipo_adjunto";--> statement-breakpoint
ALTER TABLE "correos" DROP COLUMN "adjunto";