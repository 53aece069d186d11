CREATE INDEX "usuarios_por_nombre" ON "usuarios" USING btree ((lower(translate("nombre_completo", 'ÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇáàâäãéèêëíìîïóòôöõúùûüñç', 'AAAAAEEEEIIIIOOOOOUUUUNCaaaaaeeeeiiiiooooouuuunc')) COLLATE "C"),"numiden");--> statement-breakpoint
CREATE INDEX "usuarios_por_rol" ON "usuarios" USING btree ("id_rol");
