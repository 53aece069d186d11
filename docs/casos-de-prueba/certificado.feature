# language: es
Característica: Los certificados de regalo

  @CE-2288bd5d
  Escenario: CE-2288bd5d la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; la persona lo deja sin saber si se canjeó; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter; la persona corrige el folio; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona lo deja sin saber si se canjeó
    Entonces se trae el certificado
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019
    Cuando la persona corrige el folio
    Entonces se teclea el folio, o se lee con el lector
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-a24bbfb6
  Escenario: CE-a24bbfb6 la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-6ab6f5bc
  Escenario: CE-6ab6f5bc la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está CANJEADO; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está CANJEADO
    Entonces CANJEADO: se ve cuándo. No se canjea otra vez
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-229b2227
  Escenario: CE-229b2227 la persona escribe CR000000000000018 y pulsa Enter; la consulta falla: «El folio no existe o se encuentra en una reestructura.»; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la consulta falla: «El folio no existe o se encuentra en una reestructura.»
    Entonces no se pudo traer, o el folio no existe: se lee por qué y se puede intentar de nuevo
    Y «El folio no existe o se encuentra en una reestructura.»
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-a5e386bd
  Escenario: CE-a5e386bd la persona escribe CR000000000000018 y pulsa Enter; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-c9aca59b
  Escenario: CE-c9aca59b la persona escribe CR000000000000018 y pulsa Enter; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado

  @CE-85e377b0
  Escenario: CE-85e377b0 la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018

  @CE-74c22506
  Escenario: CE-74c22506 la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar

  @CE-d0476f11
  Escenario: CE-d0476f11 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @CE-f78d9493
  Escenario: CE-f78d9493 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado

  @CE-f85bdc30
  Escenario: CE-f85bdc30 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019

  @CE-f420552f
  Escenario: CE-f420552f la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; otra persona canjea el certificado
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando otra persona canjea el certificado
    Entonces CANJEADO: se ve cuándo. No se canjea otra vez

  @CE-1fea88b8
  Escenario: CE-1fea88b8 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está CANJEADO; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está CANJEADO
    Entonces CANJEADO: se ve cuándo. No se canjea otra vez
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado

  @CE-8ec58277
  Escenario: CE-8ec58277 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está CANJEADO; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está CANJEADO
    Entonces CANJEADO: se ve cuándo. No se canjea otra vez
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019

  @CE-f7cc9eaf
  Escenario: CE-f7cc9eaf la persona escribe CR000000000000018 y pulsa Enter; la consulta falla: «El folio no existe o se encuentra en una reestructura.»; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la consulta falla: «El folio no existe o se encuentra en una reestructura.»
    Entonces no se pudo traer, o el folio no existe: se lee por qué y se puede intentar de nuevo
    Y «El folio no existe o se encuentra en una reestructura.»
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado

  @CE-1a89fd20
  Escenario: CE-1a89fd20 la persona escribe CR000000000000018 y pulsa Enter; la consulta falla: «El folio no existe o se encuentra en una reestructura.»; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la consulta falla: «El folio no existe o se encuentra en una reestructura.»
    Entonces no se pudo traer, o el folio no existe: se lee por qué y se puede intentar de nuevo
    Y «El folio no existe o se encuentra en una reestructura.»
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019

  @CE-6b7c363b
  Escenario: CE-6b7c363b la persona escribe CR000000000000018 y pulsa Enter; la consulta falla: «El folio no existe o se encuentra en una reestructura.»; la persona pulsa «Reintentar»
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando la consulta falla: «El folio no existe o se encuentra en una reestructura.»
    Entonces no se pudo traer, o el folio no existe: se lee por qué y se puede intentar de nuevo
    Y «El folio no existe o se encuentra en una reestructura.»
    Cuando la persona pulsa «Reintentar»
    Entonces se trae el certificado

  @CE-14290d86
  Escenario: CE-14290d86 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona cierra la ventana
    Entonces se ve en la ventana

  @CE-0d0e95e7
  Escenario: CE-0d0e95e7 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado

  @CE-c2bfcbb5
  Escenario: CE-c2bfcbb5 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona escribe CR000000000000019, cuyo dígito verificador no cuadra, y pulsa Enter
    Entonces el folio está mal escrito: se dice antes de consultar
    Y el folio CR000000000000019

  @CE-5a79581d
  Escenario: CE-5a79581d la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; otra persona canjea el certificado
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando otra persona canjea el certificado
    Entonces CANJEADO: se ve cuándo. No se canjea otra vez

  @CE-83260e50
  Escenario: CE-83260e50 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «No»
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «No»
    Entonces se ve en la ventana

  @CE-a11b35fe
  Escenario: CE-a11b35fe la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; la persona cierra la ventana
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona cierra la ventana
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @CE-931368e9
  Escenario: CE-931368e9 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; la persona escribe CR000000000000018 y pulsa Enter
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @CE-4510915c
  Escenario: CE-4510915c la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; la persona pulsa «Sí, canjear»
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @CE-89271d70
  Escenario: CE-89271d70 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; la persona pulsa «No»
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando la persona pulsa «No»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó

  @CE-bdd85184
  Escenario: CE-bdd85184 la persona escribe CR000000000000018 y pulsa Enter; el servidor contesta que está VIGENTE; la persona pulsa «Canjear»; la persona pulsa «Sí, canjear»; canjearlo se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la ventana de los certificados. Se teclea el folio, o se lee con el lector
    Cuando la persona escribe CR000000000000018 y pulsa Enter
    Entonces se trae el certificado
    Y el folio CR000000000000018
    Cuando el servidor contesta que está VIGENTE
    Entonces se ve en la ventana
    Cuando la persona pulsa «Canjear»
    Entonces se pregunta si se canjea entero: no tiene vuelta
    Cuando la persona pulsa «Sí, canjear»
    Entonces se canjea una sola vez, o se lee por qué no; al terminar se lee cómo quedó
    Cuando canjearlo se interrumpe: «Revise su conexión a internet»
    Entonces se trae el certificado
