CREATE TABLE "recordatorios" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordatorios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"numiden" bigint NOT NULL,
	"entidad" text NOT NULL,
	"id_entidad" bigint NOT NULL,
	"momento" timestamp (3) with time zone NOT NULL,
	"nota" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recordatorios" ADD CONSTRAINT "recordatorios_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordatorios_de_registro" ON "recordatorios" USING btree ("numiden","entidad","id_entidad");--> statement-breakpoint
CREATE INDEX "recordatorios_por_momento" ON "recordatorios" USING btree ("momento");