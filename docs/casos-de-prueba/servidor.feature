# language: es
Característica: La página de los servidores

  @SV-f29a6bcb
  Escenario: SV-f29a6bcb pulsa «Editar» en el servidor 7; pulsa «Encender» en erp.cadena.mx; pulsa «Probar conexión» en el servidor 7; cierra la ventana antes de que haya formulario; la persona deja el trabajo para después; la prueba no se puede intentar: «Revise su conexión a internet»; pulsa «Apagar» en erp.cadena.mx; confirma que se apague
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Editar» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Encender» en erp.cadena.mx
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
    Cuando cierra la ventana antes de que haya formulario
    Entonces ninguna ventana está abierta. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Cuando la persona deja el trabajo para después
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y quedó para después: interruptor
    Cuando la prueba no se puede intentar: «Revise su conexión a internet»
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo
    Y última prueba de 7: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando pulsa «Apagar» en erp.cadena.mx
    Entonces ninguna ventana está abierta. Apagar pide confirmación: lo que usa ese servidor dejará de funcionar. La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo
    Cuando confirma que se apague
    Entonces ninguna ventana está abierta. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo

  @SV-0a84d05d
  Escenario: SV-0a84d05d pulsa «Agregar»; la persona deja el trabajo para después; pulsa «Editar» en el servidor 7; llega el servidor erp.cadena.mx como está ahora; pulsa «Guardar» con el servidor escrito
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Agregar»
    Entonces se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando la persona deja el trabajo para después
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Y quedó para después: formulario-nuevo
    Cuando pulsa «Editar» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando llega el servidor erp.cadena.mx como está ahora
    Entonces se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Guardar» con el servidor escrito
    Entonces se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-de73918e
  Escenario: SV-de73918e pulsa «Editar» en el servidor 7; el servidor no se puede traer: «No existe ese servidor.»; pulsa «Reintentar» en la ventana
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Editar» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando el servidor no se puede traer: «No existe ese servidor.»
    Entonces no se pudo traer: la ventana dice por qué. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Y la ventana dice por qué no se pudo traer: «No existe ese servidor.»
    Y se avisa «Ocurrio un error interno»
    Cuando pulsa «Reintentar» en la ventana
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-ac33b861
  Escenario: SV-ac33b861 pulsa «Agregar»; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Agregar»
    Entonces se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-57c4dd04
  Escenario: SV-57c4dd04 pulsa «Encender» en erp.cadena.mx; pide de nuevo el cambio
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Encender» en erp.cadena.mx
    Entonces ninguna ventana está abierta. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pide de nuevo el cambio
    Entonces ninguna ventana está abierta. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-c5eea364
  Escenario: SV-c5eea364 pulsa «Encender» en erp.cadena.mx; el trabajo se interrumpe: «Revise su conexión a internet»
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Encender» en erp.cadena.mx
    Entonces ninguna ventana está abierta. Se envía una sola vez, o se lee por qué no se cambió; termina al guardarlo o descartarlo. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando el trabajo se interrumpe: «Revise su conexión a internet»
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-a012b112
  Escenario: SV-a012b112 pulsa «Apagar» en erp.cadena.mx; no confirma que se apague
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Apagar» en erp.cadena.mx
    Entonces ninguna ventana está abierta. Apagar pide confirmación: lo que usa ese servidor dejará de funcionar. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando no confirma que se apague
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-9cf66a23
  Escenario: SV-9cf66a23 pulsa «Probar conexión» en el servidor 7; pulsa «Probar conexión» en el servidor 7
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta

  @SV-059b65c2
  Escenario: SV-059b65c2 pulsa «Probar conexión» en el servidor 7; pulsa «Detener» mientras se prueba
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
    Cuando pulsa «Detener» mientras se prueba
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-bbb3e574
  Escenario: SV-bbb3e574 pulsa «Probar conexión» en el servidor 7; la prueba termina: «Conexión correcta: el servidor contestó 200.»
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
    Cuando la prueba termina: «Conexión correcta: el servidor contestó 200.»
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Y última prueba de 7: «Conexión correcta: el servidor contestó 200.»
    Y se avisa «Conexión correcta: el servidor contestó 200.»

  @SV-f00442c4
  Escenario: SV-f00442c4 pulsa «Probar conexión» en el formulario; pulsa «Agregar»
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el formulario
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba lo escrito
    Cuando pulsa «Agregar»
    Entonces se escribe y se guarda; se cierra al guardarlo, al descartarlo o al dejarlo para después. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-06b2a3e7
  Escenario: SV-06b2a3e7 pulsa «Probar conexión» en el formulario; pulsa «Editar» en el servidor 7
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el formulario
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba lo escrito
    Cuando pulsa «Editar» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-f4ff4abc
  Escenario: SV-f4ff4abc pulsa «Editar» en el servidor 7; el servidor no se puede traer: «No existe ese servidor.»; cierra la ventana antes de que haya formulario
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Editar» en el servidor 7
    Entonces se trae el servidor como está ahora, para no editar sobre algo viejo. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando el servidor no se puede traer: «No existe ese servidor.»
    Entonces no se pudo traer: la ventana dice por qué. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Y la ventana dice por qué no se pudo traer: «No existe ese servidor.»
    Y se avisa «Ocurrio un error interno»
    Cuando cierra la ventana antes de que haya formulario
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba

  @SV-ec970d54
  Escenario: SV-ec970d54 pulsa «Probar conexión» en el servidor 7; la prueba no se puede intentar: «Revise su conexión a internet»; pulsa «Probar conexión» en el servidor 7
    Dado que una persona con el permiso «Administrar servidores» abre la página Servidores. Ninguna ventana está abierta. Ninguno se enciende ni se apaga. No se prueba nada; de cada servidor se ve cómo terminó su última prueba
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
    Cuando la prueba no se puede intentar: «Revise su conexión a internet»
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. La prueba no se pudo intentar, y se lee por qué; se puede probar de nuevo
    Y última prueba de 7: «Revise su conexión a internet»
    Y se avisa «Revise su conexión a internet»
    Cuando pulsa «Probar conexión» en el servidor 7
    Entonces ninguna ventana está abierta. Ninguno se enciende ni se apaga. Se abre la conexión de verdad: cinco segundos como máximo. Otra prueba deja esta
    Y se prueba el servidor 7
