ALTER TABLE "usuarios" ADD COLUMN "nombre_plegado" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "usuarios_plegar_nombre"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."nombre_plegado" := lower(translate(NEW."nombre_completo", 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñç', 'AAAAAEEEEIIIIOOOOOUUUUNCaaaaaeeeeiiiiooooouuuunc'));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "usuarios_plegar_nombre" BEFORE INSERT OR UPDATE OF "nombre_completo" ON "usuarios" FOR EACH ROW EXECUTE FUNCTION "usuarios_plegar_nombre"();--> statement-breakpoint
UPDATE "usuarios" SET "nombre_completo" = "nombre_completo";--> statement-breakpoint
CREATE INDEX "usuarios_por_nombre" ON "usuarios" USING btree ("nombre_plegado","numiden");--> statement-breakpoint
CREATE INDEX "usuarios_por_rol" ON "usuarios" USING btree ("id_rol");
