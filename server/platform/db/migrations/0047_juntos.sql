CREATE TABLE "seguimientos" (
	"numiden" bigint NOT NULL,
	"entidad" text NOT NULL,
	"id_entidad" bigint NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seguimientos_numiden_entidad_id_entidad_pk" PRIMARY KEY("numiden","entidad","id_entidad")
);
--> statement-breakpoint
ALTER TABLE "novedades" ADD COLUMN "sigue" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "novedades" ADD COLUMN "junta" bigint;--> statement-breakpoint
ALTER TABLE "caso_comentarios" ADD COLUMN "menciones" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seguimientos" ADD CONSTRAINT "seguimientos_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seguimientos_de_registro" ON "seguimientos" USING btree ("entidad","id_entidad");--> statement-breakpoint
CREATE INDEX "novedades_seguidas" ON "novedades" USING btree ("entidad","id_entidad","numiden") WHERE "novedades"."sigue" and not "novedades"."leida";