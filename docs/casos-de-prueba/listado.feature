# language: es
Característica: Una lista por páginas

  @LI-41fbe8f9
  Escenario: LI-41fbe8f9 la persona vuelve atrás a la página 4 de otro filtro; la persona pasa a la página 3; el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la página no llega: «Revise su conexión a internet»; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 50 en 50
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces hay filas
    Y se avisa «Revise su conexión a internet»
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-d7a889c9
  Escenario: LI-d7a889c9 el servidor entrega 2 filas de 127; la persona pasa a la página 3; el servidor entrega 0 filas de 0; la página no llega: «Revise su conexión a internet»; la persona pulsa «Reintentar»; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25
    Cuando el servidor entrega 0 filas de 0
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 25 en 25
    Y se ven 2 filas de 0
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona pulsa «Reintentar»
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-5276380c
  Escenario: LI-5276380c la persona elige 50 filas por página; el servidor entrega 0 filas de 0; algo de la lista cambió y se trae de nuevo; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-21a6cf65
  Escenario: LI-21a6cf65 el servidor entrega 2 filas de 127; la persona elige 50 filas por página; la página no llega: «Revise su conexión a internet»; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-31d2961d
  Escenario: LI-31d2961d el servidor entrega 2 filas de 127; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-42a639b2
  Escenario: LI-42a639b2 el servidor entrega 2 filas de 127; la vigilancia de la conexión se interrumpe
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la vigilancia de la conexión se interrumpe
    Entonces hay filas

  @LI-9fa5e7b3
  Escenario: LI-9fa5e7b3 el servidor entrega 0 filas de 0; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-4737c99b
  Escenario: LI-4737c99b el servidor entrega 0 filas de 0; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-13795d10
  Escenario: LI-13795d10 el servidor entrega 0 filas de 0; la persona pasa a la página 3
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25

  @LI-814d3576
  Escenario: LI-814d3576 el servidor entrega 0 filas de 0; la persona elige 50 filas por página
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-c3f517a0
  Escenario: LI-c3f517a0 el servidor entrega 0 filas de 0; la vigilancia de la conexión se interrumpe
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la consulta no encuentra nada, y se dice

  @LI-ff37498b
  Escenario: LI-ff37498b la página no llega: «Revise su conexión a internet»; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-6dbef9d7
  Escenario: LI-6dbef9d7 la página no llega: «Revise su conexión a internet»; la persona pasa a la página 3
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25

  @LI-faeefe57
  Escenario: LI-faeefe57 la página no llega: «Revise su conexión a internet»; la persona elige 50 filas por página
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-02109a25
  Escenario: LI-02109a25 la página no llega: «Revise su conexión a internet»; algo de la lista cambió y se trae de nuevo
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-890fd27e
  Escenario: LI-890fd27e la página no llega: «Revise su conexión a internet»; vuelve la conexión
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando vuelve la conexión
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-0834bf50
  Escenario: LI-0834bf50 la página no llega: «Revise su conexión a internet»; la vigilancia de la conexión se interrumpe
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la vigilancia de la conexión se interrumpe
    Entonces la página no se pudo traer; la pantalla dice por qué

  @LI-c0992871
  Escenario: LI-c0992871 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-2c346b43
  Escenario: LI-2c346b43 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona pasa a la página 3
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25

  @LI-68f40cd2
  Escenario: LI-68f40cd2 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona elige 50 filas por página
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-1f77e291
  Escenario: LI-1f77e291 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; algo de la lista cambió y se trae de nuevo
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay

  @LI-6646663c
  Escenario: LI-6646663c el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 2 filas de 127
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas

  @LI-8bb2b654
  Escenario: LI-8bb2b654 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 0 filas de 0
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice

  @LI-0c609411
  Escenario: LI-0c609411 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la página no llega: «La base de datos no contesta en este momento.»
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la página no llega: «La base de datos no contesta en este momento.»
    Entonces hay filas

  @LI-9d31c9d8
  Escenario: LI-9d31c9d8 la persona vuelve atrás a la página 4 de otro filtro; el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 0 filas de 0
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando el servidor entrega 0 filas de 0
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50
    Y se ven 2 filas de 0

  @LI-b0e4087b
  Escenario: LI-b0e4087b el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la página no llega: «Revise su conexión a internet»; vuelve la conexión
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces hay filas
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay

  @LI-765d9dff
  Escenario: LI-765d9dff el servidor entrega 0 filas de 0; algo de la lista cambió y se trae de nuevo; la página no llega: «Revise su conexión a internet»; vuelve la conexión
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la consulta no encuentra nada, y se dice
    Y se avisa «Revise su conexión a internet»
    Cuando vuelve la conexión
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
