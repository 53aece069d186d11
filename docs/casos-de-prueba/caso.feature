# language: es
Característica: Un caso abierto

  @CA-a5c1e551
  Escenario: CA-a5c1e551 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «No autorizar»; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la persona pide ver lo que cambió; el envío falla: «Revise su conexión a internet»; la persona vuelve a lo escrito para corregirlo; la persona cierra el formulario sin enviarlo; la persona abre el formulario para escalar; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la persona pulsa «No autorizar»
    Entonces PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Se envía la decisión: se autoriza o no
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces se envía la decisión: se autoriza o no. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Cuando otra persona deja el caso en la versión 9
    Entonces se envía la decisión: se autoriza o no. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: Comentario agregado
    Cuando la persona pide ver lo que cambió
    Entonces se envía la decisión: se autoriza o no. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la negativa no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona vuelve a lo escrito para corregirlo
    Entonces EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona cierra el formulario sin enviarlo
    Entonces EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario
    Cuando la persona abre el formulario para escalar
    Entonces EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Formulario para escalar: área, categoría, motivo y comentario
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces formulario para escalar: área, categoría, motivo y comentario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-3880a194
  Escenario: CA-3880a194 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y su categoría es MANTENIMIENTO FACTURA
    Y se avisa «Hecho con éxito»
    Cuando la persona abre el formulario para solicitar autorización
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Se pide la autorización
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está PENDIENTE
    Y se avisa «Hecho con éxito»

  @CA-f49f6a0c
  Escenario: CA-f49f6a0c el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; otra pantalla avisa que algo del caso cambió; la persona pulsa «Cerrar caso»; el caso no se puede traer: «Revise su conexión a internet»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Formulario para cerrar el caso con su solución
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces EN PROCESO: alguien lo atiende. Formulario para cerrar el caso con su solución. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la persona pulsa «Cerrar caso»
    Entonces EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Se cierra el caso
    Cuando el caso no se puede traer: «Revise su conexión a internet»
    Entonces EN PROCESO: alguien lo atiende. Se cierra el caso. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: lo último no se pudo traer
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está SOLUCIONADA
    Y se avisa «Hecho con éxito»

  @CA-83e4e46a
  Escenario: CA-83e4e46a el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; el caso pasa a donde esta persona ya no lo ve; la persona pide el caso otra vez; el caso no se puede traer: «Revise su conexión a internet»; vuelve la conexión; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces formulario para escalar: área, categoría, motivo y comentario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando la persona pide el caso otra vez
    Entonces formulario para escalar: área, categoría, motivo y comentario. En pantalla está lo último. Se trae el caso con todo lo suyo
    Cuando el caso no se puede traer: «Revise su conexión a internet»
    Entonces formulario para escalar: área, categoría, motivo y comentario. En pantalla está lo último. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué
    Y se lee por qué no hay caso: «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces formulario para escalar: área, categoría, motivo y comentario. En pantalla está lo último. Se trae el caso con todo lo suyo
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces formulario para escalar: área, categoría, motivo y comentario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-2df164b7
  Escenario: CA-2df164b7 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona pulsa «Comentar»; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se envía el comentario
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se envía el comentario
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-52373d7f
  Escenario: CA-52373d7f el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona adjunta ticket.pdf; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se envían los anexos
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-a1e9f189
  Escenario: CA-a1e9f189 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona pulsa «Tomar caso»; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se toma el caso
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se toma el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces se escala el caso. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-95655533
  Escenario: CA-95655533 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «Autorizar»; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la persona pulsa «Autorizar»
    Entonces PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Se envía la decisión: se autoriza o no
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces se envía la decisión: se autoriza o no. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces se envía la decisión: se autoriza o no. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-9bc83376
  Escenario: CA-9bc83376 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el servidor contesta que otra persona dejó el caso en la versión 9; la persona acepta lo que otros cambiaron
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces se toma el caso. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces EN PROCESO: alguien lo atiende. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y la toma del caso no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando la persona acepta lo que otros cambiaron
    Entonces EN PROCESO: alguien lo atiende. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-6c1fc8a0
  Escenario: CA-6c1fc8a0 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para escalar; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para escalar: área, categoría, motivo y comentario
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona cierra el formulario sin enviarlo
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-abacdacd
  Escenario: CA-abacdacd el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para solicitar autorización; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para pedir que otra persona autorice
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para pedir que otra persona autorice
    Cuando la persona cierra el formulario sin enviarlo
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-dd94e50f
  Escenario: CA-dd94e50f el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para cerrar el caso con su solución
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para cerrar el caso con su solución
    Cuando la persona cierra el formulario sin enviarlo
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-c75b2ffc
  Escenario: CA-c75b2ffc el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona pulsa «Escalar»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se escala el caso
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces se escala el caso. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-366ae651
  Escenario: CA-366ae651 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-97522f9e
  Escenario: CA-97522f9e el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-b86acd82
  Escenario: CA-b86acd82 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la vigilancia de la conexión se interrumpe
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo

  @CA-d690609e
  Escenario: CA-d690609e el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta que otra persona dejó el caso en la versión 9; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces EN PROCESO: alguien lo atiende. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y el comentario no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-a966cb26
  Escenario: CA-a966cb26 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; el caso pasa a donde esta persona ya no lo ve; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces formulario para autorizar o no lo que otra persona pidió. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces formulario para autorizar o no lo que otra persona pidió. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último

  @CA-6b910696
  Escenario: CA-6b910696 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces se envía el comentario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se envía el comentario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo

  @CA-e8b7f317
  Escenario: CA-e8b7f317 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces se toma el caso. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se toma el caso. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización

  @CA-c9ce8851
  Escenario: CA-c9ce8851 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Cuando la vigilancia de la conexión se interrumpe
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso

  @CA-576e611f
  Escenario: CA-576e611f el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-1c80b9b9
  Escenario: CA-1c80b9b9 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, que pidió esta misma persona, categoría GUÍA SIN MOVIMIENTO; la vigilancia del caso se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, que pidió esta misma persona, categoría GUÍA SIN MOVIMIENTO
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último
    Cuando la vigilancia del caso se interrumpe
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último

  @CA-a1e9f1d3
  Escenario: CA-a1e9f1d3 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Cuando la vigilancia de la conexión se interrumpe
    Entonces formulario para autorizar o no lo que otra persona pidió. En pantalla está lo último. RECOLECTA: se recoge un artículo

  @CA-408f99c6
  Escenario: CA-408f99c6 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el envío falla: «Revise su conexión a internet»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces se toma el caso. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la toma del caso no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-1fffc60c
  Escenario: CA-1fffc60c el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «No autorizar»; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el servidor contesta que otra persona dejó el caso en la versión 9; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la persona pulsa «No autorizar»
    Entonces PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay. Se envía la decisión: se autoriza o no
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces se envía la decisión: se autoriza o no. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces EN PROCESO: alguien lo atiende. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y la negativa no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces EN PROCESO: alguien lo atiende. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-73d0350e
  Escenario: CA-73d0350e la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando la vigilancia de la conexión se interrumpe
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último

  @CA-6407b043
  Escenario: CA-6407b043 la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-a672ef63
  Escenario: CA-a672ef63 la persona cierra el formulario sin enviarlo
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando la persona cierra el formulario sin enviarlo
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último

  @CA-2fbc4cf7
  Escenario: CA-2fbc4cf7 la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando la persona descarta el comentario
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último

  @CA-b12cabfc
  Escenario: CA-b12cabfc el caso pasa a donde esta persona ya no lo ve; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando la vigilancia de la conexión se interrumpe
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último

  @CA-55912588
  Escenario: CA-55912588 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-d849430d
  Escenario: CA-d849430d el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la vigilancia de la conexión se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la vigilancia de la conexión se interrumpe
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome

  @CA-cf6f13ff
  Escenario: CA-cf6f13ff otra pantalla avisa que algo del caso cambió; otra persona deja el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando otra persona deja el caso en la versión 9
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-1ad6c1ed
  Escenario: CA-1ad6c1ed otra pantalla avisa que algo del caso cambió; otra pantalla avisa que algo del caso cambió
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-ebb5f88b
  Escenario: CA-ebb5f88b otra pantalla avisa que algo del caso cambió; la vigilancia del caso se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la vigilancia del caso se interrumpe
    Entonces se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-092216ea
  Escenario: CA-092216ea el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-2211ba92
  Escenario: CA-2211ba92 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-608f3e93
  Escenario: CA-608f3e93 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-76c23262
  Escenario: CA-76c23262 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE

  @CA-be199afa
  Escenario: CA-be199afa el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-ceda01fb
  Escenario: CA-ceda01fb el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-5982ee63
  Escenario: CA-5982ee63 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario

  @CA-f853de1a
  Escenario: CA-f853de1a el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Y se ve el avance: 50 %

  @CA-bb321e61
  Escenario: CA-bb321e61 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-5b8e1610
  Escenario: CA-5b8e1610 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-6a552338
  Escenario: CA-6a552338 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-accf1a08
  Escenario: CA-accf1a08 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos

  @CA-fd7ceb10
  Escenario: CA-fd7ceb10 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 50 %

  @CA-1ca8a419
  Escenario: CA-1ca8a419 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-d78edea7
  Escenario: CA-d78edea7 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-7aa91be2
  Escenario: CA-7aa91be2 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el envío falla: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y los anexos no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-ca349e0b
  Escenario: CA-ca349e0b el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta que otra persona dejó el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y los anexos no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»

  @CA-d5eb6ada
  Escenario: CA-d5eb6ada el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y los anexos no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-a3be5f20
  Escenario: CA-a3be5f20 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso

  @CA-038c6149
  Escenario: CA-038c6149 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Y se ve el avance: 50 %

  @CA-755daf80
  Escenario: CA-755daf80 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-34250912
  Escenario: CA-34250912 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-96be2b47
  Escenario: CA-96be2b47 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la toma del caso no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-b5390a2e
  Escenario: CA-b5390a2e el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-ad1ba3d6
  Escenario: CA-ad1ba3d6 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-39f7a3ae
  Escenario: CA-39f7a3ae el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-330a0d34
  Escenario: CA-330a0d34 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-1ef5106f
  Escenario: CA-1ef5106f el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Y el comentario dice «Ya se llamó al cliente.»

  @CA-47c42211
  Escenario: CA-47c42211 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-d187ecf3
  Escenario: CA-d187ecf3 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. En pantalla está lo último

  @CA-0e73e798
  Escenario: CA-0e73e798 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE

  @CA-523553d4
  Escenario: CA-523553d4 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA

  @CA-3e424bb5
  Escenario: CA-3e424bb5 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces EN PROCESO: alguien lo atiende. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-75a8017c
  Escenario: CA-75a8017c el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces EN PROCESO: alguien lo atiende. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-a5e3cfb2
  Escenario: CA-a5e3cfb2 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; otra persona deja el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra persona deja el caso en la versión 9
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: Comentario agregado
    Cuando otra persona deja el caso en la versión 9
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca

  @CA-c4dc85eb
  Escenario: CA-c4dc85eb el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la vigilancia del caso se interrumpe
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra persona deja el caso en la versión 9
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: Comentario agregado
    Cuando la vigilancia del caso se interrumpe
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca

  @CA-7706ad16
  Escenario: CA-7706ad16 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO

  @CA-f53a70ef
  Escenario: CA-f53a70ef el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. En pantalla está lo último

  @CA-36374e42
  Escenario: CA-36374e42 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA

  @CA-b3b94883
  Escenario: CA-b3b94883 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE

  @CA-73e7c939
  Escenario: CA-73e7c939 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE

  @CA-b86afb67
  Escenario: CA-b86afb67 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA

  @CA-e45b0e98
  Escenario: CA-e45b0e98 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO

  @CA-9ef8d212
  Escenario: CA-9ef8d212 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO

  @CA-a6bb730e
  Escenario: CA-a6bb730e el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. En pantalla está lo último

  @CA-8e908395
  Escenario: CA-8e908395 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE

  @CA-70afa603
  Escenario: CA-70afa603 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE

  @CA-ff718672
  Escenario: CA-ff718672 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA

  @CA-348ac5a0
  Escenario: CA-348ac5a0 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-3aec7699
  Escenario: CA-3aec7699 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; se hace la factura de restaurante del caso
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-dcf33aaf
  Escenario: CA-dcf33aaf el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Y se ve el avance: 50 %

  @CA-4d20041a
  Escenario: CA-4d20041a el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-e17a103d
  Escenario: CA-e17a103d el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el envío falla: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el escalamiento a MANTENIMIENTO FACTURA no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-00b7ae32
  Escenario: CA-00b7ae32 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta que otra persona dejó el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y el escalamiento a MANTENIMIENTO FACTURA no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»

  @CA-6046245a
  Escenario: CA-6046245a el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el escalamiento a MANTENIMIENTO FACTURA no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-30bf9d10
  Escenario: CA-30bf9d10 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-68bd14b7
  Escenario: CA-68bd14b7 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-05ea40ed
  Escenario: CA-05ea40ed el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-b309fca4
  Escenario: CA-b309fca4 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. En pantalla está lo último

  @CA-1951926f
  Escenario: CA-1951926f el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-136f8ae5
  Escenario: CA-136f8ae5 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO

  @CA-96561101
  Escenario: CA-96561101 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía el comentario
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces PENDIENTE: espera que otra persona decida la autorización. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-88bbd6a2
  Escenario: CA-88bbd6a2 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces PENDIENTE: espera que otra persona decida la autorización. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-70b24d43
  Escenario: CA-70b24d43 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se envía el comentario
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces RECOLECTA: se recoge un artículo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-6d3ebd0c
  Escenario: CA-6d3ebd0c el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona adjunta ticket.pdf
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se envían los anexos
    Y se ve el avance: 0 %
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces RECOLECTA: se recoge un artículo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»

  @CA-d9c3b859
  Escenario: CA-d9c3b859 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se toma el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-f6d4cc84
  Escenario: CA-f6d4cc84 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO

  @CA-1095d806
  Escenario: CA-1095d806 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO

  @CA-83f2cbc7
  Escenario: CA-83f2cbc7 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA

  @CA-28decda1
  Escenario: CA-28decda1 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE

  @CA-25c15743
  Escenario: CA-25c15743 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE

  @CA-c1782fd0
  Escenario: CA-c1782fd0 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. En pantalla está lo último

  @CA-6bf40e32
  Escenario: CA-6bf40e32 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona pulsa «Escalar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se escala el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está ESCALADO
    Y se avisa «Hecho con éxito»

  @CA-e78b0cd8
  Escenario: CA-e78b0cd8 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización

  @CA-590e9786
  Escenario: CA-590e9786 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Y se ve el avance: 50 %

  @CA-4ebb6288
  Escenario: CA-4ebb6288 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está PENDIENTE
    Y se avisa «Hecho con éxito»

  @CA-4d6b498e
  Escenario: CA-4d6b498e el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-095c2e3f
  Escenario: CA-095c2e3f el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el envío falla: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la solicitud de autorización no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-999d682b
  Escenario: CA-999d682b el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta que otra persona dejó el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y la solicitud de autorización no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»

  @CA-bc4d0731
  Escenario: CA-bc4d0731 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se pide la autorización
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la solicitud de autorización no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-b82ffa3d
  Escenario: CA-b82ffa3d el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso

  @CA-8385dc5d
  Escenario: CA-8385dc5d el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Y se ve el avance: 50 %

  @CA-68c92dc8
  Escenario: CA-68c92dc8 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está SOLUCIONADA
    Y se avisa «Hecho con éxito»

  @CA-81246cf1
  Escenario: CA-81246cf1 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-bf4a803c
  Escenario: CA-bf4a803c el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el envío falla: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el cierre no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-7187dc6a
  Escenario: CA-7187dc6a el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta que otra persona dejó el caso en la versión 9
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y el cierre no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»

  @CA-489757b7
  Escenario: CA-489757b7 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se cierra el caso
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el cierre no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-d7a52551
  Escenario: CA-d7a52551 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; vuelve la conexión
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario

  @CA-5a0d9fcc
  Escenario: CA-5a0d9fcc el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la persona pulsa «Reintentar»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona pulsa «Reintentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario

  @CA-6dc23dc6
  Escenario: CA-6dc23dc6 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el envío falla: «Revise su conexión a internet»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y el comentario no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-2346bc95
  Escenario: CA-2346bc95 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta que otra persona dejó el caso en la versión 9; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se envía el comentario
    Cuando el servidor contesta que otra persona dejó el caso en la versión 9
    Entonces EN PROCESO: alguien lo atiende. Otra persona cambió el caso mientras tanto: no se guardó nada y se ve qué cambió. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y el comentario no se guardó: «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Y se ofrece ver lo que cambió: Comentario agregado
    Y se avisa «El caso 7001 cambió mientras usted trabajaba. Revise los cambios y vuelva a guardar.»
    Cuando la persona descarta el comentario
    Entonces EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-54da6000
  Escenario: CA-54da6000 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona pulsa «Escalar»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se escala el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está ESCALADO
    Y se avisa «Hecho con éxito»

  @CA-e850365c
  Escenario: CA-e850365c el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. EN PROCESO: alguien lo atiende. Se pide la autorización
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está PENDIENTE
    Y se avisa «Hecho con éxito»

  @CA-1c2ae435
  Escenario: CA-1c2ae435 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la persona pide ver lo que cambió; la persona pide ver lo que cambió
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra persona deja el caso en la versión 9
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: Comentario agregado
    Cuando la persona pide ver lo que cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando la persona pide ver lo que cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-328c5107
  Escenario: CA-328c5107 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el caso no se puede traer: «Revise su conexión a internet»; vuelve la conexión
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el caso no se puede traer: «Revise su conexión a internet»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: lo último no se pudo traer
    Cuando vuelve la conexión
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-0954cfd3
  Escenario: CA-0954cfd3 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; se hace la factura de restaurante del caso
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se pide la autorización
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se pide la autorización

  @CA-31c29118
  Escenario: CA-31c29118 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; se hace la factura de restaurante del caso
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se cierra el caso
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se cierra el caso

  @CA-4df2397f
  Escenario: CA-4df2397f el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se cierra el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está SOLUCIONADA
    Y se avisa «Hecho con éxito»

  @CA-1e921437
  Escenario: CA-1e921437 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «Autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no

  @CA-4cad9246
  Escenario: CA-4cad9246 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; va enviado el 50 %
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «Autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando va enviado el 50 %
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Y se ve el avance: 50 %

  @CA-feebfdc2
  Escenario: CA-feebfdc2 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «Autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-bea8ee1c
  Escenario: CA-bea8ee1c el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «Autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Y se avisa «El caso ya está en esa categoría; elija otra para escalarlo.»

  @CA-295e0999
  Escenario: CA-295e0999 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «Autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. No se guardó, o no se sabe; lo escrito sigue ahí. Si faltó la conexión, se repite solo
    Y la autorización no se guardó: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»

  @CA-4adc12cc
  Escenario: CA-4adc12cc el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «No autorizar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para autorizar o no
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para autorizar o no lo que otra persona pidió
    Cuando la persona pulsa «No autorizar»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se envía la decisión: se autoriza o no
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está EN PROCESO
    Y se avisa «Hecho con éxito»

  @CA-c412a07a
  Escenario: CA-c412a07a el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización
    Y el caso está PENDIENTE
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. PENDIENTE: espera que otra persona decida la autorización. Se cierra el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está SOLUCIONADA
    Y se avisa «Hecho con éxito»

  @CA-39d8cdce
  Escenario: CA-39d8cdce el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona pulsa «Escalar»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se escala el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está ESCALADO
    Y se avisa «Hecho con éxito»

  @CA-49bf154f
  Escenario: CA-49bf154f el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Formulario para pedir que otra persona autorice
    Cuando la persona pulsa «Solicitar autorización»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se pide la autorización
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. PENDIENTE: espera que otra persona decida la autorización. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está PENDIENTE
    Y se avisa «Hecho con éxito»

  @CA-478e378a
  Escenario: CA-478e378a el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Formulario para cerrar el caso con su solución
    Cuando la persona pulsa «Cerrar caso»
    Entonces en pantalla está lo último. RECOLECTA: se recoge un artículo. Se cierra el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y el caso está SOLUCIONADA
    Y se avisa «Hecho con éxito»

  @CA-a475ed97
  Escenario: CA-a475ed97 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el caso no se puede traer: «Revise su conexión a internet»; la persona pide ver lo que cambió; vuelve la conexión
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el caso no se puede traer: «Revise su conexión a internet»
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se dice qué cambió y quién, y se ofrece verlo; lo escrito no se toca
    Y se ofrece ver lo que cambió: lo último no se pudo traer
    Cuando la persona pide ver lo que cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando vuelve la conexión
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay

  @CA-0b962769
  Escenario: CA-0b962769 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para escalar; se hace la factura de restaurante del caso; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para escalar: área, categoría, motivo y comentario
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona pulsa «Escalar»
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando el servidor contesta 1: «Hecho con éxito»
    Entonces ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Y se avisa «Hecho con éxito»
