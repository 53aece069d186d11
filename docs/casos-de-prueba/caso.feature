# language: es
Característica: La página de un caso

  @CA-7c7bcdef
  Escenario: CA-7c7bcdef la persona abre el formulario para cerrar; se hace la factura de restaurante del caso; sale un envío; la persona deja el trabajo para después; se hace la factura de restaurante del caso; la pantalla muestra la versión 9, de otra categoría; el caso pasa a donde esta persona ya no lo ve, y la pantalla dice por qué; termina un envío
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando la persona abre el formulario para cerrar
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Nada tiene que pasar solo
    Cuando se hace la factura de restaurante del caso
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Se escala sin tocar lo que la persona escribe
    Cuando sale un envío
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Se escala sin tocar lo que la persona escribe
    Y envíos en curso: 1
    Cuando la persona deja el trabajo para después
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Nada tiene que pasar solo
    Y quedó para después: mantenimiento
    Cuando se hace la factura de restaurante del caso
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Espera a que termine lo que se está enviando
    Cuando la pantalla muestra la versión 9, de otra categoría
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Espera a que termine lo que se está enviando
    Cuando el caso pasa a donde esta persona ya no lo ve, y la pantalla dice por qué
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Espera a que termine lo que se está enviando
    Y se avisa «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando termina un envío
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. No se envía nada: se puede enviar. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Se escala sin tocar lo que la persona escribe
    Y no se envía nada

  @CA-ab9ca4e0
  Escenario: CA-ab9ca4e0 el caso pasa a donde esta persona ya no lo ve, y la pantalla dice por qué; la persona deja el trabajo para después; se hace la factura de restaurante del caso; sale un envío; sale un envío; la pantalla muestra la versión 9, de la misma categoría
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando el caso pasa a donde esta persona ya no lo ve, y la pantalla dice por qué
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y se avisa «No tiene permiso para ver el caso 7001: es de otra tienda y de otra área.»
    Cuando la persona deja el trabajo para después
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y quedó para después: comentar
    Cuando se hace la factura de restaurante del caso
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Se escala sin tocar lo que la persona escribe
    Cuando sale un envío
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Se escala sin tocar lo que la persona escribe
    Y envíos en curso: 1
    Cuando sale un envío
    Entonces pasó a donde esta persona no lo ve: la pantalla dice por qué, y lo escrito sigue guardado. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Se escala sin tocar lo que la persona escribe
    Y envíos en curso: 2
    Cuando la pantalla muestra la versión 9, de la misma categoría
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Se escala sin tocar lo que la persona escribe

  @CA-d055021a
  Escenario: CA-d055021a la persona deja el trabajo para después; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando la persona deja el trabajo para después
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y quedó para después: adjuntar
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo

  @CA-8cf64fde
  Escenario: CA-8cf64fde la persona deja el trabajo para después; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando la persona deja el trabajo para después
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y quedó para después: tomar
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo

  @CA-fe427c96
  Escenario: CA-fe427c96 la persona abre el formulario para cerrar; la persona deja el trabajo para después; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando la persona abre el formulario para cerrar
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Nada tiene que pasar solo
    Cuando la persona deja el trabajo para después
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y quedó para después: cerrar
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo

  @CA-9709fc6b
  Escenario: CA-9709fc6b sale un envío; la persona pulsa «Comentar» con un comentario escrito
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando sale un envío
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y envíos en curso: 1
    Cuando la persona pulsa «Comentar» con un comentario escrito
    Entonces el caso está en pantalla. Se envía un trabajo; otro se rechaza a la vista de quien lo pide. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Y se avisa «Espere a que termine lo que se está guardando e inténtelo de nuevo.»

  @CA-c2866275
  Escenario: CA-c2866275 la persona abre el formulario para cerrar; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando la persona abre el formulario para cerrar
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Está abierto el de un trabajo; se cierra al guardarlo, al descartarlo o al dejarlo para después. Nada tiene que pasar solo
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo

  @CA-cf2eb37c
  Escenario: CA-cf2eb37c se hace la factura de restaurante del caso; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un caso de FACTURA RESTAURANTE, en su versión 3. El caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
    Cuando se hace la factura de restaurante del caso
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Se escala sin tocar lo que la persona escribe
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces el caso está en pantalla. No se envía nada: se puede enviar. Ningún formulario está abierto: se comenta, se adjunta o se toma el caso. Nada tiene que pasar solo
