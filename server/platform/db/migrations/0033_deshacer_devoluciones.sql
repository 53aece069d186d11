CREATE TABLE "anulaciones_certificado" (
	"folio" text PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "anulaciones_certificado_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "vale_deshechos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vale_deshechos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_vale" bigint NOT NULL,
	"id_devolucion" bigint NOT NULL,
	"estado" text NOT NULL,
	"clave" text NOT NULL,
	"motivo" text NOT NULL,
	"numiden_equipo" bigint,
	"respuesta" text,
	"llamada" text,
	"clave_idempotencia" text,
	"proximo" timestamp (3) with time zone,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"creado" timestamp (3) with time zone NOT NULL,
	"terminado" timestamp (3) with time zone,
	"numiden" bigint NOT NULL,
	CONSTRAINT "vale_deshechos_clave_unique" UNIQUE("clave"),
	CONSTRAINT "vale_deshechos_se_termina" CHECK ("vale_deshechos"."estado" <> 'pendiente' or ("vale_deshechos"."llamada" is not null and "vale_deshechos"."proximo" is not null))
);
--> statement-breakpoint
ALTER TABLE "movimientos_credito" DROP CONSTRAINT "credito_monto";--> statement-breakpoint
ALTER TABLE "movimientos_billetera" ADD COLUMN "deshace" text;--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD COLUMN "deshace" text;--> statement-breakpoint
ALTER TABLE "anulaciones_certificado" ADD CONSTRAINT "anulaciones_certificado_folio_certificados_folio_fk" FOREIGN KEY ("folio") REFERENCES "public"."certificados"("folio") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anulaciones_certificado" ADD CONSTRAINT "anulaciones_certificado_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_deshechos" ADD CONSTRAINT "vale_deshechos_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_deshechos" ADD CONSTRAINT "vale_deshechos_id_devolucion_vale_devoluciones_id_fk" FOREIGN KEY ("id_devolucion") REFERENCES "public"."vale_devoluciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_deshechos" ADD CONSTRAINT "vale_deshechos_numiden_equipo_usuarios_numiden_fk" FOREIGN KEY ("numiden_equipo") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_deshechos" ADD CONSTRAINT "vale_deshechos_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vale_deshechos_por_vale" ON "vale_deshechos" USING btree ("id_vale");--> statement-breakpoint
CREATE INDEX "vale_deshechos_por_terminar" ON "vale_deshechos" USING btree ("proximo","id") WHERE "vale_deshechos"."estado" = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "vale_deshechos_en_curso" ON "vale_deshechos" USING btree ("id_vale") WHERE "vale_deshechos"."estado" = 'pendiente';--> statement-breakpoint
CREATE UNIQUE INDEX "vale_deshechos_una_vez" ON "vale_deshechos" USING btree ("id_devolucion") WHERE "vale_deshechos"."estado" <> 'rechazado';--> statement-breakpoint
ALTER TABLE "movimientos_billetera" ADD CONSTRAINT "movimientos_billetera_deshace_unique" UNIQUE("deshace");--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD CONSTRAINT "movimientos_credito_deshace_unique" UNIQUE("deshace");--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD CONSTRAINT "credito_monto" CHECK ("movimientos_credito"."monto" <> 0);