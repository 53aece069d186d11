# language: es
Característica: Una lista por páginas

  @LI-7b5b1ec3
  Escenario: LI-7b5b1ec3 la persona vuelve atrás a la página 4 de otro filtro; la persona pasa a la página 3; el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona cambia el filtro
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
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-5b40b03b
  Escenario: LI-5b40b03b la persona elige 50 filas por página; el servidor entrega 0 filas de 0; algo de la lista cambió y se trae de nuevo; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-9531d7cb
  Escenario: LI-9531d7cb el servidor entrega 2 filas de 127; la persona pasa a la página 3; el servidor entrega 0 filas de 0; la página no llega: «Revise su conexión a internet»; la persona cambia el filtro
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
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-29baf50d
  Escenario: LI-29baf50d el servidor entrega 2 filas de 127; la persona elige 50 filas por página; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-6ee69eee
  Escenario: LI-6ee69eee el servidor entrega 2 filas de 127; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-95fc1d8c
  Escenario: LI-95fc1d8c el servidor entrega 2 filas de 127; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-d29711a6
  Escenario: LI-d29711a6 el servidor entrega 0 filas de 0; la persona cambia el filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona cambia el filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-7471f4c7
  Escenario: LI-7471f4c7 el servidor entrega 0 filas de 0; la persona vuelve atrás a la página 4 de otro filtro
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona vuelve atrás a la página 4 de otro filtro
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 4, de 50 en 50

  @LI-fc284e8a
  Escenario: LI-fc284e8a el servidor entrega 0 filas de 0; la persona pasa a la página 3
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25

  @LI-219c357d
  Escenario: LI-219c357d el servidor entrega 0 filas de 0; la persona elige 50 filas por página
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

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

  @LI-31f2379e
  Escenario: LI-31f2379e la página no llega: «Revise su conexión a internet»; la persona pulsa «Reintentar»
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando la persona pulsa «Reintentar»
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-02109a25
  Escenario: LI-02109a25 la página no llega: «Revise su conexión a internet»; algo de la lista cambió y se trae de nuevo
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces la página no se pudo traer; la pantalla dice por qué
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta

  @LI-654756c2
  Escenario: LI-654756c2 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona pasa a la página 3
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona pasa a la página 3
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 3, de 25 en 25

  @LI-2e17fdbb
  Escenario: LI-2e17fdbb el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la persona elige 50 filas por página
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la persona elige 50 filas por página
    Entonces se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Y la página es la 1, de 50 en 50

  @LI-9e10b646
  Escenario: LI-9e10b646 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; algo de la lista cambió y se trae de nuevo
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay

  @LI-f11f6aab
  Escenario: LI-f11f6aab el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 2 filas de 127
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas

  @LI-22d02c7b
  Escenario: LI-22d02c7b el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 0 filas de 0
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando el servidor entrega 0 filas de 0
    Entonces la consulta no encuentra nada, y se dice

  @LI-7e1a6d72
  Escenario: LI-7e1a6d72 el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; la página no llega: «Revise su conexión a internet»
    Dado que se abre una lista sin filtro, de 25 en 25. Se trae la página pedida; si se pide otra, la respuesta de esta ya no cuenta
    Cuando el servidor entrega 2 filas de 127
    Entonces hay filas
    Y se ven 2 filas de 127
    Cuando algo de la lista cambió y se trae de nuevo
    Entonces se trae la misma página otra vez; mientras tanto se ve la que hay
    Cuando la página no llega: «Revise su conexión a internet»
    Entonces hay filas
    Y se avisa «Revise su conexión a internet»

  @LI-a4fee0bd
  Escenario: LI-a4fee0bd la persona vuelve atrás a la página 4 de otro filtro; el servidor entrega 2 filas de 127; algo de la lista cambió y se trae de nuevo; el servidor entrega 0 filas de 0
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
