# language: es
Característica: Vida de un vale

  @VV-9f0e73a3
  Escenario: VV-9f0e73a3 lo guarda; quiere autorizarlo; devuelve su saldo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-fe082d64
  Escenario: VV-fe082d64 lo guarda; devuelve su saldo; lo imprime
    Dado que una persona con todos los permisos trabaja con un vale: y y y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
    Cuando lo imprime
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel

  @VV-c9af2cbf
  Escenario: VV-c9af2cbf lo guarda como parcial; lo guarda como parcial
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-f37d3338
  Escenario: VV-f37d3338 programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-88a44e9d
  Escenario: VV-88a44e9d lo guarda como parcial; programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-42d7d4e2
  Escenario: VV-42d7d4e2 lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-8942c2da
  Escenario: VV-8942c2da lo guarda como parcial; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-25f6e98c
  Escenario: VV-25f6e98c lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-9a4e825d
  Escenario: VV-9a4e825d lo guarda; lo repone por uno nuevo
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo repone por uno nuevo
    Entonces CANCELADO: no retiene nada

  @VV-70fa5f1a
  Escenario: VV-70fa5f1a lo guarda; lo imprime
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo imprime
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-0dd958f3
  Escenario: VV-0dd958f3 lo guarda; lo envía a NetSuite
    Dado que una persona con todos los permisos trabaja con un vale: y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo envía a NetSuite
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-3bbfd898
  Escenario: VV-3bbfd898 lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-f07b11dc
  Escenario: VV-f07b11dc lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces RECHAZADO: no se autorizó; no retiene nada

  @VV-6a7a1a95
  Escenario: VV-6a7a1a95 lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere cancelarlo
    Entonces CANCELADO: no retiene nada

  @VV-026bcf71
  Escenario: VV-026bcf71 lo guarda; quiere autorizarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo hizo ella misma y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-0f1f3d4f
  Escenario: VV-0f1f3d4f lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: lo hizo ella misma y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-fea007b8
  Escenario: VV-fea007b8 lo guarda; quiere autorizarlo
    Dado que una persona con todos los permisos trabaja con un vale: no consta quién lo hizo y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere autorizarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-9178c004
  Escenario: VV-9178c004 lo guarda; quiere rechazarlo
    Dado que una persona con todos los permisos trabaja con un vale: no consta quién lo hizo y lo que lleva pide autorización y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida
    Cuando quiere rechazarlo
    Entonces POR AUTORIZAR: ya retiene artículos y montos; espera que otra persona lo decida

  @VV-e0b90816
  Escenario: VV-e0b90816 lo guarda como parcial; lo guarda como parcial
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-ff7afef1
  Escenario: VV-ff7afef1 lo guarda como parcial; programa una recolección
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando programa una recolección
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-8cb86a33
  Escenario: VV-8cb86a33 lo guarda como parcial; lo guarda
    Dado que una persona con todos los permisos trabaja con un vale: es de otra tienda y y y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda como parcial
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda
    Cuando lo guarda
    Entonces PARCIAL: a medio llenar; no retiene artículos. Lo sigue cualquiera de la tienda

  @VV-5b8aa5ef
  Escenario: VV-5b8aa5ef lo guarda; devuelve su saldo
    Dado que una persona con todos los permisos trabaja con un vale: y su vigencia terminó y y . Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-4ffd93b3
  Escenario: VV-4ffd93b3 lo guarda; quiere cancelarlo
    Dado que una persona con todos los permisos trabaja con un vale: y y una devolución suya no ha terminado y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando quiere cancelarlo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-8d677341
  Escenario: VV-8d677341 lo guarda; lo repone por uno nuevo
    Dado que una persona con todos los permisos trabaja con un vale: y y una devolución suya no ha terminado y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando lo repone por uno nuevo
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia

  @VV-c03fe9bb
  Escenario: VV-c03fe9bb lo guarda; devuelve su saldo; lo envía a NetSuite
    Dado que una persona con todos los permisos trabaja con un vale: y y y se devuelve todo su saldo. Nuevo: se está llenando en la pantalla y todavía no se guarda en ninguna parte
    Cuando lo guarda
    Entonces VIGENTE: su saldo se puede devolver hasta el último día de su vigencia
    Cuando devuelve su saldo
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
    Cuando lo envía a NetSuite
    Entonces CANJEADO: su saldo se devolvió entero; solo queda su papel
