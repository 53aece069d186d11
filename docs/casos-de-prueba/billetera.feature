# language: es
Característica: La billetera de un cliente

  @BI-5c4ed31d
  Escenario: BI-5c4ed31d la persona consulta al cliente 500002; el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; la persona cierra la ventana
    Dado que una persona abre la ventana de la billetera. Se escribe el número del cliente
    Cuando la persona consulta al cliente 500002
    Entonces se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona cierra la ventana
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @BI-86b95b09
  Escenario: BI-86b95b09 la persona consulta al cliente 500002; el servidor contesta la billetera BE00000000016; la persona cierra la ventana
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando la persona consulta al cliente 500002
    Entonces se trae la billetera
    Cuando el servidor contesta la billetera BE00000000016
    Entonces se ven su folio, su saldo, cuánto le cabe y sus movimientos
    Y la billetera BE00000000016
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @BI-68d75e60
  Escenario: BI-68d75e60 la consulta falla: «El cliente 500009 no existe.»; la persona cierra la ventana
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando la consulta falla: «El cliente 500009 no existe.»
    Entonces no se pudo traer, o no existe el cliente: se lee por qué y se puede intentar de nuevo
    Y «El cliente 500009 no existe.»
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @BI-6b4037f7
  Escenario: BI-6b4037f7 la persona cierra la ventana
    Dado que una persona abre la ventana de la billetera. Se escribe el número del cliente
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @BI-b2ef8c06
  Escenario: BI-b2ef8c06 la persona cierra la ventana
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @BI-d759cc0d
  Escenario: BI-d759cc0d el servidor contesta la billetera BE00000000016; la persona consulta al cliente 500002
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta la billetera BE00000000016
    Entonces se ven su folio, su saldo, cuánto le cabe y sus movimientos
    Y la billetera BE00000000016
    Cuando la persona consulta al cliente 500002
    Entonces se trae la billetera

  @BI-412a6bb4
  Escenario: BI-412a6bb4 el servidor contesta que no tiene billetera; la persona cierra la ventana
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @BI-07066337
  Escenario: BI-07066337 el servidor contesta que no tiene billetera; la persona consulta al cliente 500002
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona consulta al cliente 500002
    Entonces se trae la billetera

  @BI-d05512d3
  Escenario: BI-d05512d3 el servidor contesta que no tiene billetera; otra persona abre la billetera BE00000000016
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando otra persona abre la billetera BE00000000016
    Entonces se ven su folio, su saldo, cuánto le cabe y sus movimientos
    Y la billetera BE00000000016

  @BI-1a67310d
  Escenario: BI-1a67310d la consulta falla: «El cliente 500009 no existe.»; la persona consulta al cliente 500002
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando la consulta falla: «El cliente 500009 no existe.»
    Entonces no se pudo traer, o no existe el cliente: se lee por qué y se puede intentar de nuevo
    Y «El cliente 500009 no existe.»
    Cuando la persona consulta al cliente 500002
    Entonces se trae la billetera

  @BI-dce91c3f
  Escenario: BI-dce91c3f la consulta falla: «El cliente 500009 no existe.»; la persona pulsa «Reintentar»
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando la consulta falla: «El cliente 500009 no existe.»
    Entonces no se pudo traer, o no existe el cliente: se lee por qué y se puede intentar de nuevo
    Y «El cliente 500009 no existe.»
    Cuando la persona pulsa «Reintentar»
    Entonces se trae la billetera

  @BI-ff663f09
  Escenario: BI-ff663f09 el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; la persona consulta al cliente 500002
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona consulta al cliente 500002
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @BI-c0267565
  Escenario: BI-c0267565 el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; la persona pulsa «Abrir billetera»
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @BI-8c0424a2
  Escenario: BI-8c0424a2 el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; el servidor abre la billetera
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando el servidor abre la billetera
    Entonces se trae la billetera

  @BI-d4e478dd
  Escenario: BI-d4e478dd el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; la persona cierra sin que se abra
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona cierra sin que se abra
    Entonces la ventana se cerró

  @BI-f9d9da03
  Escenario: BI-f9d9da03 el servidor contesta que no tiene billetera; la persona pulsa «Abrir billetera»; abrirla se interrumpe: «Revise su conexión a internet»
    Dado que una persona la abre desde el vale de un cliente. Se trae la billetera
    Cuando el servidor contesta que no tiene billetera
    Entonces el cliente no tiene billetera; se puede abrir
    Cuando la persona pulsa «Abrir billetera»
    Entonces se abre una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando abrirla se interrumpe: «Revise su conexión a internet»
    Entonces se trae la billetera
