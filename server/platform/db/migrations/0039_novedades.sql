CREATE TABLE "novedades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "novedades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"numiden" bigint NOT NULL,
	"clase" text NOT NULL,
	"entidad" text NOT NULL,
	"id_entidad" bigint NOT NULL,
	"autor" bigint NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"texto" text,
	"leida" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "novedades" ADD CONSTRAINT "novedades_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novedades" ADD CONSTRAINT "novedades_autor_usuarios_numiden_fk" FOREIGN KEY ("autor") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "novedades_por_persona" ON "novedades" USING btree ("numiden","id");--> statement-breakpoint
CREATE INDEX "novedades_sin_leer" ON "novedades" USING btree ("numiden","id") WHERE not "novedades"."leida";--> statement-breakpoint
CREATE INDEX "novedades_por_fecha" ON "novedades" USING btree ("fecha");