CREATE TABLE "resumenes" (
	"numiden" bigint PRIMARY KEY NOT NULL,
	"dia" date NOT NULL,
	"hasta" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumenes" ADD CONSTRAINT "resumenes_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;