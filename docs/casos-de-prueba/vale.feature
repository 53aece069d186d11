# language: es
Característica: La página de un vale

  @VA-2d93a371
  Escenario: VA-2d93a371 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; la pantalla muestra el vale, POR AUTORIZAR; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Y el vale está POR AUTORIZAR
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-e98ddb74
  Escenario: VA-e98ddb74 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; la pantalla muestra el vale, POR AUTORIZAR; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Y el vale está POR AUTORIZAR
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-c3165230
  Escenario: VA-c3165230 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; la pantalla muestra el vale, POR AUTORIZAR; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Y el vale está POR AUTORIZAR
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-ab2099f3
  Escenario: VA-ab2099f3 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; la pantalla muestra el vale, nuevo; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando la pantalla muestra el vale, nuevo
    Entonces otra persona lo autoriza
    Y el vale está nuevo
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-f1f5c8d2
  Escenario: VA-f1f5c8d2 la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; la pantalla muestra el vale, nuevo; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando la pantalla muestra el vale, nuevo
    Entonces se devuelve su saldo por uno de sus métodos
    Y el vale está nuevo
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-0f1fcf52
  Escenario: VA-0f1fcf52 la pantalla muestra el vale, CANJEADO; la persona pulsa «Imprimir»; el papel está listo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando el papel está listo
    Entonces CANJEADO: ya no tiene saldo

  @VA-54d624f3
  Escenario: VA-54d624f3 la pantalla muestra el vale, nuevo; la persona pulsa «Cancelar vale»; la pantalla muestra el vale, CANJEADO; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces se cancela y se escribe por qué
    Y el vale está CANJEADO
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-99a53ad1
  Escenario: VA-99a53ad1 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-92a255f2
  Escenario: VA-92a255f2 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; la pantalla muestra el vale, nuevo; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando la pantalla muestra el vale, nuevo
    Entonces otra persona lo rechaza y escribe por qué
    Y el vale está nuevo
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-0ad81131
  Escenario: VA-0ad81131 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; la pantalla muestra el vale, nuevo; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando la pantalla muestra el vale, nuevo
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Y el vale está nuevo
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-afe2808a
  Escenario: VA-afe2808a la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; la pantalla muestra el vale, nuevo; el servidor lo hace y el vale queda PARCIAL
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando la pantalla muestra el vale, nuevo
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Y el vale está nuevo
    Cuando el servidor lo hace y el vale queda PARCIAL
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está PARCIAL
    Y la pantalla muestra lo que se hizo

  @VA-9433584b
  Escenario: VA-9433584b la pantalla muestra el vale, VIGENTE; la persona pulsa «Imprimir»; la pantalla muestra el vale, nuevo; el papel no se pudo preparar: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando la pantalla muestra el vale, nuevo
    Entonces se prepara el papel
    Y el vale está nuevo
    Cuando el papel no se pudo preparar: «Revise su conexión a internet»
    Entonces se escribe; la pantalla suma mientras tanto
    Y un aviso dice «Revise su conexión a internet»

  @VA-dcf9349c
  Escenario: VA-dcf9349c la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está nuevo

  @VA-ba7d7483
  Escenario: VA-ba7d7483 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está nuevo

  @VA-76c952ef
  Escenario: VA-76c952ef la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Cancelar vale»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-ee375ac3
  Escenario: VA-ee375ac3 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-a9c9f606
  Escenario: VA-a9c9f606 la pantalla muestra el vale, nuevo; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-09bc5a44
  Escenario: VA-09bc5a44 la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está nuevo

  @VA-7262b0b0
  Escenario: VA-7262b0b0 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está nuevo

  @VA-95de342b
  Escenario: VA-95de342b la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Y el vale está nuevo

  @VA-4e942082
  Escenario: VA-4e942082 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, nuevo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-da68c590
  Escenario: VA-da68c590 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la persona pulsa «Guardar parcial»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-9436b33a
  Escenario: VA-9436b33a la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la persona pulsa «Guardar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-3c3cfecf
  Escenario: VA-3c3cfecf la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la persona pulsa «Guardar y devolver»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar

  @VA-a9bb131f
  Escenario: VA-a9bb131f la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-16785478
  Escenario: VA-16785478 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-cfe5976a
  Escenario: VA-cfe5976a la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces VIGENTE: se imprime y se devuelve su saldo

  @VA-23791865
  Escenario: VA-23791865 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces VIGENTE: se imprime y se devuelve su saldo

  @VA-5cf8b1c5
  Escenario: VA-5cf8b1c5 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cancelar vale»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando la persona confirma en la ventana
    Entonces se cancela y se escribe por qué

  @VA-8333d480
  Escenario: VA-8333d480 la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces VIGENTE: se imprime y se devuelve su saldo

  @VA-dabb8da0
  Escenario: VA-dabb8da0 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; la pantalla muestra el vale, POR AUTORIZAR; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Y el vale está POR AUTORIZAR
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-5b1401d1
  Escenario: VA-5b1401d1 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; la pantalla muestra el vale, POR AUTORIZAR; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Y el vale está POR AUTORIZAR
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-436fb7d3
  Escenario: VA-436fb7d3 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; la pantalla muestra el vale, POR AUTORIZAR; el envío se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Y el vale está POR AUTORIZAR
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-71911391
  Escenario: VA-71911391 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona pulsa «Guardar parcial»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-87c95e45
  Escenario: VA-87c95e45 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona pulsa «Guardar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-c08e4c39
  Escenario: VA-c08e4c39 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona pulsa «Guardar y devolver»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar

  @VA-ed7acb3e
  Escenario: VA-ed7acb3e la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona pulsa «Guardar parcial»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-0455dec1
  Escenario: VA-0455dec1 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona pulsa «Guardar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-7ce936e7
  Escenario: VA-7ce936e7 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona pulsa «Guardar y devolver»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar

  @VA-111c3450
  Escenario: VA-111c3450 la pantalla muestra el vale, nuevo; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-7f589eb8
  Escenario: VA-7f589eb8 la pantalla muestra el vale, nuevo; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-185a6b55
  Escenario: VA-185a6b55 la pantalla muestra el vale, nuevo; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-528f520c
  Escenario: VA-528f520c la pantalla muestra el vale, nuevo; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-596471e3
  Escenario: VA-596471e3 la pantalla muestra el vale, nuevo; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-73b8d600
  Escenario: VA-73b8d600 la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-6ba8f86f
  Escenario: VA-6ba8f86f la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-015ede87
  Escenario: VA-015ede87 la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-195a778f
  Escenario: VA-195a778f la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-1841fd5d
  Escenario: VA-1841fd5d la pantalla muestra el vale, POR AUTORIZAR; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-95ab3130
  Escenario: VA-95ab3130 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-2add4296
  Escenario: VA-2add4296 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo

  @VA-7068a8f7
  Escenario: VA-7068a8f7 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-7b15ca75
  Escenario: VA-7b15ca75 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-8d5016e3
  Escenario: VA-8d5016e3 la pantalla muestra el vale, VIGENTE; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-0e3a0da1
  Escenario: VA-0e3a0da1 la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-612ad4fc
  Escenario: VA-612ad4fc la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-434d3294
  Escenario: VA-434d3294 la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo

  @VA-cb6ddafa
  Escenario: VA-cb6ddafa la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-8b2602b8
  Escenario: VA-8b2602b8 la pantalla muestra el vale, CANJEADO; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-e9a252b5
  Escenario: VA-e9a252b5 la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-ed69258f
  Escenario: VA-ed69258f la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-e04905d2
  Escenario: VA-e04905d2 la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-a8d9a675
  Escenario: VA-a8d9a675 la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada

  @VA-4f87a481
  Escenario: VA-4f87a481 la pantalla muestra el vale, CANCELADO; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-2a801db2
  Escenario: VA-2a801db2 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-9b3ea280
  Escenario: VA-9b3ea280 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-88948720
  Escenario: VA-88948720 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-918a2a19
  Escenario: VA-918a2a19 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-46fe8051
  Escenario: VA-46fe8051 la pantalla muestra el vale, RECHAZADO; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó

  @VA-5bd5be32
  Escenario: VA-5bd5be32 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; la persona pulsa «Guardar parcial»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-86f17780
  Escenario: VA-86f17780 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; la persona escribe algo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la persona escribe algo
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-8cf0e142
  Escenario: VA-8cf0e142 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-d125fb48
  Escenario: VA-d125fb48 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-aadad44b
  Escenario: VA-aadad44b la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-40095fac
  Escenario: VA-40095fac la pantalla muestra el vale, nuevo; la persona pulsa «Guardar parcial»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar parcial»
    Entonces se guarda a medias, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-96a34086
  Escenario: VA-96a34086 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; la persona pulsa «Guardar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-99561d24
  Escenario: VA-99561d24 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; la persona escribe algo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando la persona escribe algo
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar

  @VA-1e77fb97
  Escenario: VA-1e77fb97 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-18e0c395
  Escenario: VA-18e0c395 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-67ac5130
  Escenario: VA-67ac5130 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-1046bec0
  Escenario: VA-1046bec0 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar vale»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar vale»
    Entonces se guarda, o se lee por qué no; lo escrito queda y se puede reintentar
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-395532db
  Escenario: VA-395532db la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; la persona pulsa «Guardar y devolver»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar

  @VA-bf3e06ad
  Escenario: VA-bf3e06ad la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; la persona escribe algo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando la persona escribe algo
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar

  @VA-b0bc3c77
  Escenario: VA-b0bc3c77 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-25d3333d
  Escenario: VA-25d3333d la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-bd83b28b
  Escenario: VA-bd83b28b la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-f186c028
  Escenario: VA-f186c028 la pantalla muestra el vale, nuevo; la persona pulsa «Guardar y devolver»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Guardar y devolver»
    Entonces se guarda para devolverlo enseguida, si nadie tiene que autorizarlo; lo demás como al guardar
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-75ff3be3
  Escenario: VA-75ff3be3 la pantalla muestra el vale, nuevo; la persona pulsa «Cancelar vale»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-d95d4650
  Escenario: VA-d95d4650 la pantalla muestra el vale, nuevo; la persona pulsa «Cancelar vale»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-df68f2de
  Escenario: VA-df68f2de la pantalla muestra el vale, nuevo; la persona pulsa «Cancelar vale»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-4d8a2db1
  Escenario: VA-4d8a2db1 la pantalla muestra el vale, nuevo; la persona pulsa «Cancelar vale»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-3b79ab62
  Escenario: VA-3b79ab62 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-74a250da
  Escenario: VA-74a250da la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-c89d4cb5
  Escenario: VA-c89d4cb5 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-9dee6c05
  Escenario: VA-9dee6c05 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-fe9798ab
  Escenario: VA-fe9798ab la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-cfd6f693
  Escenario: VA-cfd6f693 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; la persona pulsa «Cancelar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué

  @VA-f53629ca
  Escenario: VA-f53629ca la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando la persona confirma en la ventana
    Entonces otra persona lo autoriza

  @VA-b73a9649
  Escenario: VA-b73a9649 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-bd3ce561
  Escenario: VA-bd3ce561 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-16fb05ec
  Escenario: VA-16fb05ec la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-b7cde33f
  Escenario: VA-b7cde33f la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Autorizar»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Autorizar»
    Entonces otra persona lo autoriza
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-876f99db
  Escenario: VA-876f99db la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando la persona confirma en la ventana
    Entonces otra persona lo rechaza y escribe por qué

  @VA-910bbfd4
  Escenario: VA-910bbfd4 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; el servidor lo hace y el vale queda VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando el servidor lo hace y el vale queda VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Y la pantalla muestra lo que se hizo

  @VA-ad4c6807
  Escenario: VA-ad4c6807 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-5b8a2268
  Escenario: VA-5b8a2268 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-535325d1
  Escenario: VA-535325d1 la pantalla muestra el vale, POR AUTORIZAR; la persona pulsa «Rechazar»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Cuando la persona pulsa «Rechazar»
    Entonces otra persona lo rechaza y escribe por qué
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-1b94bfe7
  Escenario: VA-1b94bfe7 la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando la persona confirma en la ventana
    Entonces se devuelve su saldo por uno de sus métodos

  @VA-f90cdb9c
  Escenario: VA-f90cdb9c la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; el servidor lo hace y el vale queda POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando el servidor lo hace y el vale queda POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Y la pantalla muestra lo que se hizo

  @VA-5282a4e0
  Escenario: VA-5282a4e0 la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-3eb9b2a3
  Escenario: VA-3eb9b2a3 la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-76ecd366
  Escenario: VA-76ecd366 la pantalla muestra el vale, VIGENTE; la persona pulsa «Devolver»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Devolver»
    Entonces se devuelve su saldo por uno de sus métodos
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-0c2d5aed
  Escenario: VA-0c2d5aed la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando la persona confirma en la ventana
    Entonces se cambia cómo se devuelve lo que queda de su saldo

  @VA-bf3e3ec0
  Escenario: VA-bf3e3ec0 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; el servidor lo hace y el vale queda POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando el servidor lo hace y el vale queda POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Y la pantalla muestra lo que se hizo

  @VA-3a1e527a
  Escenario: VA-3a1e527a la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-b0003041
  Escenario: VA-b0003041 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-2742bb90
  Escenario: VA-2742bb90 la pantalla muestra el vale, VIGENTE; la persona pulsa «Cambiar métodos»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Cambiar métodos»
    Entonces se cambia cómo se devuelve lo que queda de su saldo
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-d6d48b37
  Escenario: VA-d6d48b37 la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; la persona confirma en la ventana
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando la persona confirma en la ventana
    Entonces un vale nuevo con el mismo saldo toma su lugar

  @VA-b887d971
  Escenario: VA-b887d971 la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; el servidor lo hace y el vale queda POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando el servidor lo hace y el vale queda POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR
    Y la pantalla muestra lo que se hizo

  @VA-17b1601c
  Escenario: VA-17b1601c la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; el servidor lo hace y el vale queda CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando el servidor lo hace y el vale queda CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO
    Y la pantalla muestra lo que se hizo

  @VA-c511fe8b
  Escenario: VA-c511fe8b la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; el servidor lo hace y el vale queda CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando el servidor lo hace y el vale queda CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO
    Y la pantalla muestra lo que se hizo

  @VA-0469d34f
  Escenario: VA-0469d34f la pantalla muestra el vale, VIGENTE; la persona pulsa «Reponer»; el servidor lo hace y el vale queda RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Reponer»
    Entonces un vale nuevo con el mismo saldo toma su lugar
    Cuando el servidor lo hace y el vale queda RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO
    Y la pantalla muestra lo que se hizo

  @VA-29990a44
  Escenario: VA-29990a44 la pantalla muestra el vale, VIGENTE; la persona pulsa «Imprimir»; el papel está listo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando el papel está listo
    Entonces VIGENTE: se imprime y se devuelve su saldo

  @VA-baf8c036
  Escenario: VA-baf8c036 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-cb3956b6
  Escenario: VA-cb3956b6 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-475eeed1
  Escenario: VA-475eeed1 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-e3862fea
  Escenario: VA-e3862fea la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-bdb94979
  Escenario: VA-bdb94979 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-c5df4281
  Escenario: VA-c5df4281 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona pulsa «Cancelar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué

  @VA-9eac6abb
  Escenario: VA-9eac6abb la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona escribe algo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona escribe algo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-3e6afd04
  Escenario: VA-3e6afd04 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor contesta cuánto suma y que se puede guardar; la persona pulsa «Validar»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor contesta cuánto suma y que se puede guardar
    Entonces el servidor lo aceptaría así; se ve si alguien debe autorizarlo
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada

  @VA-df537524
  Escenario: VA-df537524 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, POR AUTORIZAR
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona
    Y el vale está POR AUTORIZAR

  @VA-b274038d
  Escenario: VA-b274038d la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, VIGENTE
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE

  @VA-199cd523
  Escenario: VA-199cd523 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, CANJEADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, CANJEADO
    Entonces CANJEADO: ya no tiene saldo
    Y el vale está CANJEADO

  @VA-69c6f146
  Escenario: VA-69c6f146 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, CANCELADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces CANCELADO: no retiene nada
    Y el vale está CANCELADO

  @VA-e93a5e62
  Escenario: VA-e93a5e62 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la pantalla muestra el vale, RECHAZADO
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces RECHAZADO: no se autorizó
    Y el vale está RECHAZADO

  @VA-7a90c51b
  Escenario: VA-7a90c51b la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona pulsa «Cancelar vale»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona pulsa «Cancelar vale»
    Entonces se cancela y se escribe por qué

  @VA-e90178b3
  Escenario: VA-e90178b3 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona escribe algo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona escribe algo
    Entonces se escribe; la pantalla suma mientras tanto

  @VA-e490ada7
  Escenario: VA-e490ada7 la pantalla muestra el vale, nuevo; la persona pulsa «Validar»; el servidor no lo acepta: «La solicitud no es válida»; la persona pulsa «Validar»
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, nuevo
    Entonces se escribe; la pantalla suma mientras tanto
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada
    Cuando el servidor no lo acepta: «La solicitud no es válida»
    Entonces no se guardaría así: cada motivo está junto a su línea
    Y un aviso dice «La solicitud no es válida»
    Cuando la persona pulsa «Validar»
    Entonces el servidor revisa lo mismo que al guardar, y no guarda nada

  @VA-fc772743
  Escenario: VA-fc772743 la pantalla muestra el vale, VIGENTE; la persona pulsa «Imprimir»; la pantalla muestra el vale, POR AUTORIZAR; el papel está listo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando la pantalla muestra el vale, POR AUTORIZAR
    Entonces se prepara el papel
    Y el vale está POR AUTORIZAR
    Cuando el papel está listo
    Entonces POR AUTORIZAR: retiene sus artículos y espera a otra persona

  @VA-56a5a13c
  Escenario: VA-56a5a13c la pantalla muestra el vale, VIGENTE; la persona pulsa «Imprimir»; la pantalla muestra el vale, CANCELADO; el papel está listo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando la pantalla muestra el vale, CANCELADO
    Entonces se prepara el papel
    Y el vale está CANCELADO
    Cuando el papel está listo
    Entonces CANCELADO: no retiene nada

  @VA-890a799e
  Escenario: VA-890a799e la pantalla muestra el vale, VIGENTE; la persona pulsa «Imprimir»; la pantalla muestra el vale, RECHAZADO; el papel está listo
    Dado que una persona abre la página de un vale. Se traen la venta y, si ya existe, el vale
    Cuando la pantalla muestra el vale, VIGENTE
    Entonces VIGENTE: se imprime y se devuelve su saldo
    Y el vale está VIGENTE
    Cuando la persona pulsa «Imprimir»
    Entonces se prepara el papel
    Cuando la pantalla muestra el vale, RECHAZADO
    Entonces se prepara el papel
    Y el vale está RECHAZADO
    Cuando el papel está listo
    Entonces RECHAZADO: no se autorizó
