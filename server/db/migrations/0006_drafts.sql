CREATE TABLE "borradores" (
	"numiden" bigint NOT NULL,
	"clave" text NOT NULL,
	"contenido" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "borradores_numiden_clave_pk" PRIMARY KEY("numiden","clave")
);
--> statement-breakpoint
ALTER TABLE "borradores" ADD CONSTRAINT "borradores_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "borradores_fecha" ON "borradores" USING btree ("fecha");