CREATE TABLE "billeteras" (
	"folio" text PRIMARY KEY NOT NULL,
	"numiden_cliente" bigint NOT NULL,
	"creada" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "billeteras_numiden_cliente_unique" UNIQUE("numiden_cliente")
);
--> statement-breakpoint
CREATE TABLE "canjes_certificado" (
	"folio" text PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "canjes_certificado_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "certificados" (
	"folio" text PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"id_vale" bigint,
	"creado" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "certificados_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "correos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text NOT NULL,
	"nombre_adjunto" text,
	"tipo_adjunto" text,
	"adjunto" "bytea",
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"intentos" smallint DEFAULT 0 NOT NULL,
	"proximo" timestamp (3) with time zone NOT NULL,
	"error" text,
	"creado" timestamp (3) with time zone NOT NULL,
	"enviado" timestamp (3) with time zone,
	"numiden" bigint,
	CONSTRAINT "correos_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "direcciones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "direcciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"numiden_cliente" bigint NOT NULL,
	"calle" text NOT NULL,
	"numero_exterior" text NOT NULL,
	"numero_interior" text DEFAULT '' NOT NULL,
	"colonia" text NOT NULL,
	"municipio" text NOT NULL,
	"estado" text NOT NULL,
	"codigo_postal" text NOT NULL,
	"referencias" text DEFAULT '' NOT NULL,
	"telefono" text DEFAULT '' NOT NULL,
	"activo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envios_netsuite" (
	"clave" text PRIMARY KEY NOT NULL,
	"id_vale" bigint NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movimientos_billetera" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movimientos_billetera_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"folio" text NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"concepto" text NOT NULL,
	"id_vale" bigint,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "movimientos_billetera_clave_unique" UNIQUE("clave"),
	CONSTRAINT "billetera_monto" CHECK ("movimientos_billetera"."monto" <> 0)
);
--> statement-breakpoint
CREATE TABLE "movimientos_credito" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movimientos_credito_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"id_vale" bigint,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "movimientos_credito_clave_unique" UNIQUE("clave"),
	CONSTRAINT "credito_monto" CHECK ("movimientos_credito"."monto" > 0)
);
--> statement-breakpoint
CREATE TABLE "movimientos_guia" (
	"clave" text PRIMARY KEY NOT NULL,
	"respuesta" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordenes_servicio" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ordenes_servicio_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clave" text NOT NULL,
	"folio_guia" text NOT NULL,
	"cvetda" integer NOT NULL,
	"operacion" bigint NOT NULL,
	"linea" integer NOT NULL,
	"descripcion" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "ordenes_servicio_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "recolectas" (
	"folio_guia" text PRIMARY KEY NOT NULL,
	"id_vale" bigint NOT NULL,
	"id_direccion" bigint NOT NULL,
	"fecha" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vale_articulos" (
	"id_vale" bigint NOT NULL,
	"linea" integer NOT NULL,
	"num_art" text NOT NULL,
	"cantidad" integer NOT NULL,
	"subtotal" numeric(14, 2) NOT NULL,
	"descuento" numeric(14, 2) NOT NULL,
	"iva" numeric(14, 2) NOT NULL,
	"ieps" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"es_recolecta" boolean DEFAULT false NOT NULL,
	"porcentaje_depreciacion" numeric(5, 2),
	"id_motivo_depreciacion" integer,
	"monto_depreciacion" numeric(14, 2) NOT NULL,
	CONSTRAINT "vale_articulos_id_vale_linea_pk" PRIMARY KEY("id_vale","linea"),
	CONSTRAINT "vale_articulos_cantidad" CHECK ("vale_articulos"."cantidad" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vale_devoluciones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vale_devoluciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_vale" bigint NOT NULL,
	"metodo" smallint NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"estado" text NOT NULL,
	"clave" text NOT NULL,
	"folio" text,
	"respuesta" text,
	"creado" timestamp (3) with time zone NOT NULL,
	"terminado" timestamp (3) with time zone,
	"numiden" bigint NOT NULL,
	CONSTRAINT "vale_devoluciones_clave_unique" UNIQUE("clave"),
	CONSTRAINT "vale_devoluciones_monto" CHECK ("vale_devoluciones"."monto" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vale_impresiones" (
	"id_vale" bigint NOT NULL,
	"numero" integer NOT NULL,
	"formato" text NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL,
	CONSTRAINT "vale_impresiones_id_vale_numero_pk" PRIMARY KEY("id_vale","numero")
);
--> statement-breakpoint
CREATE TABLE "vale_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vale_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_vale" bigint NOT NULL,
	"accion" text NOT NULL,
	"version" integer NOT NULL,
	"fecha" timestamp (3) with time zone NOT NULL,
	"numiden" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vale_metodos" (
	"id_vale" bigint NOT NULL,
	"metodo" smallint NOT NULL,
	"monto" numeric(14, 2) NOT NULL,
	"devuelto" numeric(14, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "vale_metodos_id_vale_metodo_pk" PRIMARY KEY("id_vale","metodo"),
	CONSTRAINT "vale_metodos_devuelto" CHECK ("vale_metodos"."devuelto" >= 0 AND "vale_metodos"."devuelto" <= "vale_metodos"."monto")
);
--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "condonacion" numeric(14, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "numiden_guarda" bigint;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "cvetda_crea" integer;--> statement-breakpoint
UPDATE "vales" SET "cvetda_crea" = "cvetda";--> statement-breakpoint
ALTER TABLE "vales" ALTER COLUMN "cvetda_crea" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "numiden_cliente" bigint;--> statement-breakpoint
UPDATE "vales" SET "numiden_cliente" = "casos"."numiden_cliente" FROM "casos" WHERE "casos"."id" = "vales"."id_caso";--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "solo_billetera" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "es_mesa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "motivos_autorizacion" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "fecha_solicitud" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "numiden_resuelve" bigint;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "fecha_resuelve" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "comentario_resuelve" text;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "motivo_cancelacion" text;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "migrado_netsuite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vales" ADD COLUMN "id_reemplaza" bigint;--> statement-breakpoint
ALTER TABLE "ventas" ADD COLUMN "folio_web" text;--> statement-breakpoint
ALTER TABLE "billeteras" ADD CONSTRAINT "billeteras_numiden_cliente_clientes_numiden_fk" FOREIGN KEY ("numiden_cliente") REFERENCES "public"."clientes"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billeteras" ADD CONSTRAINT "billeteras_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canjes_certificado" ADD CONSTRAINT "canjes_certificado_folio_certificados_folio_fk" FOREIGN KEY ("folio") REFERENCES "public"."certificados"("folio") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canjes_certificado" ADD CONSTRAINT "canjes_certificado_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correos" ADD CONSTRAINT "correos_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direcciones" ADD CONSTRAINT "direcciones_numiden_cliente_clientes_numiden_fk" FOREIGN KEY ("numiden_cliente") REFERENCES "public"."clientes"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envios_netsuite" ADD CONSTRAINT "envios_netsuite_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_billetera" ADD CONSTRAINT "movimientos_billetera_folio_billeteras_folio_fk" FOREIGN KEY ("folio") REFERENCES "public"."billeteras"("folio") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_billetera" ADD CONSTRAINT "movimientos_billetera_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_billetera" ADD CONSTRAINT "movimientos_billetera_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD CONSTRAINT "movimientos_credito_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD CONSTRAINT "movimientos_credito_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_credito" ADD CONSTRAINT "movimientos_credito_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movimientos_guia" ADD CONSTRAINT "movimientos_guia_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_servicio" ADD CONSTRAINT "ordenes_servicio_folio_guia_guias_folio_fk" FOREIGN KEY ("folio_guia") REFERENCES "public"."guias"("folio") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_servicio" ADD CONSTRAINT "ordenes_servicio_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_servicio" ADD CONSTRAINT "ordenes_servicio_cvetda_operacion_ventas_cvetda_operacion_fk" FOREIGN KEY ("cvetda","operacion") REFERENCES "public"."ventas"("cvetda","operacion") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recolectas" ADD CONSTRAINT "recolectas_folio_guia_guias_folio_fk" FOREIGN KEY ("folio_guia") REFERENCES "public"."guias"("folio") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recolectas" ADD CONSTRAINT "recolectas_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recolectas" ADD CONSTRAINT "recolectas_id_direccion_direcciones_id_fk" FOREIGN KEY ("id_direccion") REFERENCES "public"."direcciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_articulos" ADD CONSTRAINT "vale_articulos_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD CONSTRAINT "vale_devoluciones_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_devoluciones" ADD CONSTRAINT "vale_devoluciones_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_impresiones" ADD CONSTRAINT "vale_impresiones_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_impresiones" ADD CONSTRAINT "vale_impresiones_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_logs" ADD CONSTRAINT "vale_logs_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_logs" ADD CONSTRAINT "vale_logs_numiden_usuarios_numiden_fk" FOREIGN KEY ("numiden") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vale_metodos" ADD CONSTRAINT "vale_metodos_id_vale_vales_id_fk" FOREIGN KEY ("id_vale") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correos_por_enviar" ON "correos" USING btree ("proximo","id") WHERE "correos"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "correos_por_creacion" ON "correos" USING btree ("creado","id");--> statement-breakpoint
CREATE INDEX "direcciones_por_cliente" ON "direcciones" USING btree ("numiden_cliente");--> statement-breakpoint
CREATE INDEX "movimientos_billetera_por_folio" ON "movimientos_billetera" USING btree ("folio","id");--> statement-breakpoint
CREATE INDEX "movimientos_credito_por_operacion" ON "movimientos_credito" USING btree ("cvetda","operacion");--> statement-breakpoint
CREATE INDEX "recolectas_por_vale" ON "recolectas" USING btree ("id_vale");--> statement-breakpoint
CREATE INDEX "vale_devoluciones_por_vale" ON "vale_devoluciones" USING btree ("id_vale");--> statement-breakpoint
CREATE UNIQUE INDEX "vale_devoluciones_en_curso" ON "vale_devoluciones" USING btree ("id_vale") WHERE "vale_devoluciones"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "vale_logs_por_vale" ON "vale_logs" USING btree ("id_vale","version");--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_numiden_guarda_usuarios_numiden_fk" FOREIGN KEY ("numiden_guarda") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_cvetda_crea_tiendas_cvetda_fk" FOREIGN KEY ("cvetda_crea") REFERENCES "public"."tiendas"("cvetda") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_numiden_cliente_clientes_numiden_fk" FOREIGN KEY ("numiden_cliente") REFERENCES "public"."clientes"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_numiden_resuelve_usuarios_numiden_fk" FOREIGN KEY ("numiden_resuelve") REFERENCES "public"."usuarios"("numiden") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_id_reemplaza_vales_id_fk" FOREIGN KEY ("id_reemplaza") REFERENCES "public"."vales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vales_por_creacion" ON "vales" USING btree ("fecha_creacion","id","cvetda_crea","estado","tipo");--> statement-breakpoint
CREATE INDEX "vales_por_tienda" ON "vales" USING btree ("cvetda_crea","fecha_creacion","id","estado","tipo");--> statement-breakpoint
CREATE INDEX "vales_por_estado" ON "vales" USING btree ("estado","fecha_creacion","id","cvetda_crea","tipo","fecha_vigencia");--> statement-breakpoint
CREATE INDEX "vales_por_autor" ON "vales" USING btree ("numiden_crea","fecha_creacion","id","cvetda_crea","estado","tipo");--> statement-breakpoint
CREATE INDEX "vales_por_cliente" ON "vales" USING btree ("numiden_cliente","fecha_creacion","id","cvetda_crea","estado","tipo");--> statement-breakpoint
CREATE INDEX "vales_por_solicitud" ON "vales" USING btree ("fecha_solicitud","id") WHERE "vales"."estado" = 5;--> statement-breakpoint
CREATE UNIQUE INDEX "ventas_por_folio_web" ON "ventas" USING btree ("folio_web") WHERE "ventas"."folio_web" is not null;--> statement-breakpoint
ALTER TABLE "vales" ADD CONSTRAINT "vales_id_reemplaza_unique" UNIQUE("id_reemplaza");