CREATE TABLE "codigos_postales" (
	"cp" text PRIMARY KEY NOT NULL,
	"estado" text NOT NULL,
	"municipio" text NOT NULL,
	CONSTRAINT "codigos_postales_cp" CHECK ("codigos_postales"."cp" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "colonias" (
	"cp" text NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "colonias_cp_nombre_pk" PRIMARY KEY("cp","nombre")
);
--> statement-breakpoint
ALTER TABLE "colonias" ADD CONSTRAINT "colonias_cp_codigos_postales_cp_fk" FOREIGN KEY ("cp") REFERENCES "public"."codigos_postales"("cp") ON DELETE no action ON UPDATE no action;