CREATE TABLE "ausencias" (
	"numiden" bigint PRIMARY KEY NOT NULL,
	"hasta" date NOT NULL,
	"suplente" bigint
);
--> statement-breakpoint
ALTER TABLE "novedades" ADD COLUMN "suple" bigint;--> statement-breakpoint
ALTER TABLE "ausencias" ADD CONSTRAINT "ausencias_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ausencias" ADD CONSTRAINT "ausencias_suplente_usuarios_numiden_fk" FOREIGN KEY ("suplente") REFERENCES "public"."usuarios"("numiden") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novedades" ADD CONSTRAINT "novedades_suple_usuarios_numiden_fk" FOREIGN KEY ("suple") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;