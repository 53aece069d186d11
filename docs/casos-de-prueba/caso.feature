# language: es
Característica: Un caso abierto

  @CA-de8d6e09
  Escenario: CA-de8d6e09 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «No autorizar»; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la persona pide ver lo que cambió; el envío falla: «Revise su conexión a internet»; la persona vuelve a lo escrito para corregirlo; la persona cierra el formulario sin enviarlo; la persona abre el formulario para escalar; el caso pasa a donde esta persona ya no lo ve
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

  @CA-c1c8e1c3
  Escenario: CA-c1c8e1c3 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-521674c2
  Escenario: CA-521674c2 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; otra pantalla avisa que algo del caso cambió; la persona pulsa «Cerrar caso»; el caso no se puede traer: «Revise su conexión a internet»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-a6bd4aa3
  Escenario: CA-a6bd4aa3 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; el caso pasa a donde esta persona ya no lo ve; la persona pide el caso otra vez; el caso no se puede traer: «Revise su conexión a internet»; vuelve la conexión; el caso pasa a donde esta persona ya no lo ve
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

  @CA-c39b2ff3
  Escenario: CA-c39b2ff3 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona pulsa «Comentar»; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
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

  @CA-20f0b085
  Escenario: CA-20f0b085 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona adjunta ticket.pdf; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
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

  @CA-b7b1a681
  Escenario: CA-b7b1a681 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona pulsa «Tomar caso»; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
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

  @CA-d7f163b5
  Escenario: CA-d7f163b5 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «Autorizar»; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 1: «Hecho con éxito»
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

  @CA-38f7618c
  Escenario: CA-38f7618c el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el servidor contesta que otra persona dejó el caso en la versión 9; la persona acepta lo que otros cambiaron
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

  @CA-77b92d47
  Escenario: CA-77b92d47 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para escalar; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
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

  @CA-1483fdff
  Escenario: CA-1483fdff el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para solicitar autorización; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
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

  @CA-628d2e12
  Escenario: CA-628d2e12 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; se hace la factura de restaurante del caso; la persona cierra el formulario sin enviarlo
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

  @CA-465eca3c
  Escenario: CA-465eca3c el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el caso pasa a donde esta persona ya no lo ve
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

  @CA-8b0b806f
  Escenario: CA-8b0b806f el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; la persona descarta el comentario
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

  @CA-c0d1f4e3
  Escenario: CA-c0d1f4e3 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-154c7597
  Escenario: CA-154c7597 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la vigilancia de la conexión se interrumpe
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

  @CA-3a7802e6
  Escenario: CA-3a7802e6 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta que otra persona dejó el caso en la versión 9; el caso pasa a donde esta persona ya no lo ve
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

  @CA-8c93c957
  Escenario: CA-8c93c957 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; el caso pasa a donde esta persona ya no lo ve; el caso pasa a donde esta persona ya no lo ve
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

  @CA-8186b773
  Escenario: CA-8186b773 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
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

  @CA-676419f5
  Escenario: CA-676419f5 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
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

  @CA-2a21ac44
  Escenario: CA-2a21ac44 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
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

  @CA-fe57db96
  Escenario: CA-fe57db96 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-40f43ba6
  Escenario: CA-40f43ba6 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, que pidió esta misma persona, categoría GUÍA SIN MOVIMIENTO; la vigilancia del caso se interrumpe
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

  @CA-0294505b
  Escenario: CA-0294505b el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la vigilancia de la conexión se interrumpe
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

  @CA-0b3e5456
  Escenario: CA-0b3e5456 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el envío falla: «Revise su conexión a internet»; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-b426d533
  Escenario: CA-b426d533 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; otra pantalla avisa que algo del caso cambió; la persona pulsa «No autorizar»; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; el servidor contesta que otra persona dejó el caso en la versión 9; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-190d8a72
  Escenario: CA-190d8a72 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; el caso pasa a donde esta persona ya no lo ve
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando el caso pasa a donde esta persona ya no lo ve
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. El caso no se pudo traer, o pasó a donde esta persona no lo ve; la pantalla dice por qué. En pantalla está lo último
    Y se lee por qué no hay caso: «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»

  @CA-3711d9a5
  Escenario: CA-3711d9a5 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la vigilancia de la conexión se interrumpe
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

  @CA-57d18767
  Escenario: CA-57d18767 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-f7870139
  Escenario: CA-f7870139 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-a8dd1d87
  Escenario: CA-a8dd1d87 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-9987ef2c
  Escenario: CA-9987ef2c el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
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

  @CA-29c39001
  Escenario: CA-29c39001 el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
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

  @CA-6b90828e
  Escenario: CA-6b90828e el caso pasa a donde esta persona ya no lo ve; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-2d2aa853
  Escenario: CA-2d2aa853 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Comentar»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se envía el comentario

  @CA-72e3ec97
  Escenario: CA-72e3ec97 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; va enviado el 50 %
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

  @CA-7a6d13ed
  Escenario: CA-7a6d13ed el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-20630b44
  Escenario: CA-20630b44 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-c09a24ed
  Escenario: CA-c09a24ed el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-62985206
  Escenario: CA-62985206 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-9f01d256
  Escenario: CA-9f01d256 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; va enviado el 50 %
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

  @CA-a55bc3bf
  Escenario: CA-a55bc3bf el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
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

  @CA-8069df8e
  Escenario: CA-8069df8e el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-9a9e4ade
  Escenario: CA-9a9e4ade el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el envío falla: «Revise su conexión a internet»
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

  @CA-3955e2b4
  Escenario: CA-3955e2b4 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta que otra persona dejó el caso en la versión 9
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

  @CA-1108f208
  Escenario: CA-1108f208 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-5b81294b
  Escenario: CA-5b81294b el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona pulsa «Tomar caso»
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se toma el caso

  @CA-09098418
  Escenario: CA-09098418 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; va enviado el 50 %
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

  @CA-658a7d60
  Escenario: CA-658a7d60 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-e0330600
  Escenario: CA-e0330600 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-87f1180e
  Escenario: CA-87f1180e el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-0da36d85
  Escenario: CA-0da36d85 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-6de4e04c
  Escenario: CA-6de4e04c el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para escalar
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para escalar: área, categoría, motivo y comentario
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-b90234bf
  Escenario: CA-b90234bf el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-78cf36e7
  Escenario: CA-78cf36e7 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para solicitar autorización
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para pedir que otra persona autorice
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-be062f45
  Escenario: CA-be062f45 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-78c4f44a
  Escenario: CA-78c4f44a el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona descarta el comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando la persona abre el formulario para cerrar el caso
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Formulario para cerrar el caso con su solución
    Cuando la persona descarta el comentario
    Entonces en pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario

  @CA-a7f43bb5
  Escenario: CA-a7f43bb5 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso
    Y el caso está NUEVO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. NUEVO: nadie ha trabajado en él; el primer trabajo lo deja en proceso. En pantalla está lo último

  @CA-0367b9ed
  Escenario: CA-0367b9ed el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
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

  @CA-a159eca7
  Escenario: CA-a159eca7 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-75a042c7
  Escenario: CA-75a042c7 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-94a31607
  Escenario: CA-94a31607 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
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

  @CA-90670bcc
  Escenario: CA-90670bcc el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; otra persona deja el caso en la versión 9
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

  @CA-f0c8a0b9
  Escenario: CA-f0c8a0b9 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la vigilancia del caso se interrumpe
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

  @CA-07993324
  Escenario: CA-07993324 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-6fa6d0f1
  Escenario: CA-6fa6d0f1 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. EN PROCESO: alguien lo atiende
    Y el caso está EN PROCESO
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. EN PROCESO: alguien lo atiende. En pantalla está lo último

  @CA-fe455e9a
  Escenario: CA-fe455e9a el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-99f80008
  Escenario: CA-99f80008 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
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

  @CA-eb79681a
  Escenario: CA-eb79681a el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
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

  @CA-2e38c8dc
  Escenario: CA-2e38c8dc el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-280b7e53
  Escenario: CA-280b7e53 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-bf140738
  Escenario: CA-bf140738 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-1e1831fe
  Escenario: CA-1e1831fe el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. SOLUCIONADA: ya no admite trabajo
    Y el caso está SOLUCIONADA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. SOLUCIONADA: ya no admite trabajo. En pantalla está lo último

  @CA-257afdf5
  Escenario: CA-257afdf5 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
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

  @CA-e113d3e7
  Escenario: CA-e113d3e7 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
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

  @CA-e526a714
  Escenario: CA-e526a714 el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-40acd45c
  Escenario: CA-40acd45c el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; la persona escribe «Ya se llamó al cliente.» en comentario
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando la persona escribe «Ya se llamó al cliente.» en comentario
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-331d0bab
  Escenario: CA-331d0bab el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; se hace la factura de restaurante del caso
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso
    Cuando se hace la factura de restaurante del caso
    Entonces en pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome. Se escala el caso

  @CA-c72b90d1
  Escenario: CA-c72b90d1 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; va enviado el 50 %
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

  @CA-dc811ca4
  Escenario: CA-dc811ca4 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-a28646a8
  Escenario: CA-a28646a8 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el envío falla: «Revise su conexión a internet»
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

  @CA-f9e09e49
  Escenario: CA-f9e09e49 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el servidor contesta que otra persona dejó el caso en la versión 9
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

  @CA-0107a097
  Escenario: CA-0107a097 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; se hace la factura de restaurante del caso; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-a5b92ad8
  Escenario: CA-a5b92ad8 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-d760c70b
  Escenario: CA-d760c70b el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-d5e0ffde
  Escenario: CA-d5e0ffde el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-75d0b493
  Escenario: CA-75d0b493 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. ESCALADO: espera a que el área a la que pasó lo tome
    Y el caso está ESCALADO
    Y su categoría es FACTURA RESTAURANTE
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. ESCALADO: espera a que el área a la que pasó lo tome. En pantalla está lo último

  @CA-69036f77
  Escenario: CA-69036f77 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
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

  @CA-fe265c07
  Escenario: CA-fe265c07 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-f66984af
  Escenario: CA-f66984af el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-c0ccaabe
  Escenario: CA-c0ccaabe el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
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

  @CA-930fa596
  Escenario: CA-930fa596 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-c4dbd49f
  Escenario: CA-c4dbd49f el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona adjunta ticket.pdf; el servidor contesta 1: «Hecho con éxito»
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

  @CA-6b990720
  Escenario: CA-6b990720 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Tomar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-88fad035
  Escenario: CA-88fad035 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-cf73e21c
  Escenario: CA-cf73e21c el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO
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

  @CA-187c9795
  Escenario: CA-187c9795 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado SOLUCIONADA, categoría GUÍA SIN MOVIMIENTO
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

  @CA-e2943c4f
  Escenario: CA-e2943c4f el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE
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

  @CA-faf7e75a
  Escenario: CA-faf7e75a el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO
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

  @CA-0dceeb36
  Escenario: CA-0dceeb36 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Dado que una persona con todos los permisos sobre casos abre el caso 7001. Se trae el caso con todo lo suyo. Sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. En pantalla está lo último. RECOLECTA: se recoge un artículo
    Y el caso está RECOLECTA
    Y su categoría es GUÍA SIN MOVIMIENTO
    Cuando otra pantalla avisa que algo del caso cambió
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. Se trae el caso de nuevo, sin quitar de la pantalla lo que hay
    Cuando el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO
    Entonces sin formulario abierto: se comenta, se adjunta, se toma el caso o se abre un formulario. RECOLECTA: se recoge un artículo. En pantalla está lo último

  @CA-e3062233
  Escenario: CA-e3062233 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-533d928c
  Escenario: CA-533d928c el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-cc5138c2
  Escenario: CA-cc5138c2 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; va enviado el 50 %
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

  @CA-fdd586f7
  Escenario: CA-fdd586f7 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-04addca1
  Escenario: CA-04addca1 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-d66729f5
  Escenario: CA-d66729f5 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el envío falla: «Revise su conexión a internet»
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

  @CA-5b0e943d
  Escenario: CA-5b0e943d el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta que otra persona dejó el caso en la versión 9
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

  @CA-25291d74
  Escenario: CA-25291d74 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-e9fc3d5c
  Escenario: CA-e9fc3d5c el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-c5a3ade3
  Escenario: CA-c5a3ade3 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; va enviado el 50 %
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

  @CA-268fbaec
  Escenario: CA-268fbaec el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-adac226f
  Escenario: CA-adac226f el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-aa83d8c9
  Escenario: CA-aa83d8c9 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el envío falla: «Revise su conexión a internet»
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

  @CA-35e37a47
  Escenario: CA-35e37a47 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta que otra persona dejó el caso en la versión 9
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

  @CA-de294e21
  Escenario: CA-de294e21 el servidor entrega el caso en estado NUEVO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-7af9b055
  Escenario: CA-7af9b055 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; vuelve la conexión
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

  @CA-4f925373
  Escenario: CA-4f925373 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la persona pulsa «Reintentar»
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

  @CA-fc93c0e2
  Escenario: CA-fc93c0e2 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el envío falla: «Revise su conexión a internet»; la persona descarta el comentario
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

  @CA-0730a245
  Escenario: CA-0730a245 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona pulsa «Comentar»; el servidor contesta que otra persona dejó el caso en la versión 9; la persona descarta el comentario
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

  @CA-08d5cb18
  Escenario: CA-08d5cb18 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-e637e943
  Escenario: CA-e637e943 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-b6cbaf63
  Escenario: CA-b6cbaf63 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra persona deja el caso en la versión 9; la persona pide ver lo que cambió; la persona pide ver lo que cambió
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

  @CA-9f5956d9
  Escenario: CA-9f5956d9 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el caso no se puede traer: «Revise su conexión a internet»; vuelve la conexión
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

  @CA-1577f99e
  Escenario: CA-1577f99e el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; se hace la factura de restaurante del caso
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

  @CA-7b2098da
  Escenario: CA-7b2098da el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; se hace la factura de restaurante del caso
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

  @CA-85ef3361
  Escenario: CA-85ef3361 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-2ca05ed2
  Escenario: CA-2ca05ed2 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; la persona escribe «Ya se llamó al cliente.» en comentario
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

  @CA-7bd9a360
  Escenario: CA-7bd9a360 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; va enviado el 50 %
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

  @CA-abc1c10d
  Escenario: CA-abc1c10d el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-e34817b6
  Escenario: CA-e34817b6 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el servidor contesta 2: «El caso ya está en esa categoría; elija otra para escalarlo.»
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

  @CA-b54678b5
  Escenario: CA-b54678b5 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «Autorizar»; el envío se interrumpe: «Revise su conexión a internet»
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

  @CA-c2d93801
  Escenario: CA-c2d93801 el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para autorizar o no; la persona pulsa «No autorizar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-a3baf0ba
  Escenario: CA-a3baf0ba el servidor entrega el caso en estado PENDIENTE, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-ca4ae9da
  Escenario: CA-ca4ae9da el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para escalar; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-be6da327
  Escenario: CA-be6da327 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para solicitar autorización; la persona pulsa «Solicitar autorización»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-b7a70a20
  Escenario: CA-b7a70a20 el servidor entrega el caso en estado RECOLECTA, categoría GUÍA SIN MOVIMIENTO; la persona abre el formulario para cerrar el caso; la persona pulsa «Cerrar caso»; el servidor contesta 1: «Hecho con éxito»
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

  @CA-efa53998
  Escenario: CA-efa53998 el servidor entrega el caso en estado EN PROCESO, categoría GUÍA SIN MOVIMIENTO; otra pantalla avisa que algo del caso cambió; el caso no se puede traer: «Revise su conexión a internet»; la persona pide ver lo que cambió; vuelve la conexión
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

  @CA-3c0bd4c6
  Escenario: CA-3c0bd4c6 el servidor entrega el caso en estado ESCALADO, categoría FACTURA RESTAURANTE; la persona abre el formulario para escalar; se hace la factura de restaurante del caso; la persona pulsa «Escalar»; el servidor contesta 1: «Hecho con éxito»
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
