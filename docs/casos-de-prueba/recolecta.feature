# language: es
Característica: La recolecta de un vale

  @RE-629401fb
  Escenario: RE-629401fb la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la persona pulsa «Guardar parcial y programar»; la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la persona pulsa «Marcar como recolectado» en R00000003; el servidor marca la guía como recolectada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la persona pulsa «Guardar parcial y programar»
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y el vale se guarda como parcial
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando el servidor marca la guía como recolectada
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo

  @RE-8db8dd3b
  Escenario: RE-8db8dd3b la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar; la persona descarta la recolecta; la persona pulsa «Marcar como recolectado» en R00000003; la marca se interrumpe: «Revise su conexión a internet»
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas marcadas que no se han guardado
    Y hay artículos por recolectar
    Cuando la persona descarta la recolecta
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando la marca se interrumpe: «Revise su conexión a internet»
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial

  @RE-6d0b8fa6
  Escenario: RE-6d0b8fa6 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona pulsa «Programar recolecta»; la persona pulsa «Agregar dirección»; el servidor programa la recolecta
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona pulsa «Programar recolecta»
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando el servidor programa la recolecta
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar

  @RE-b11f2469
  Escenario: RE-b11f2469 la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Y nadie tiene que ir por nada

  @RE-1ecd8e21
  Escenario: RE-1ecd8e21 la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Y nadie tiene que ir por nada

  @RE-89fceafe
  Escenario: RE-89fceafe la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona descarta la recolecta; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona descarta la recolecta
    Entonces hay líneas guardadas por las que todavía nadie va
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado

  @RE-c9396753
  Escenario: RE-c9396753 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; el servidor programa la recolecta; la persona pulsa «Marcar como recolectado» en R00000003; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la persona confirma en la ventana
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando el servidor programa la recolecta
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces se confirma que lo de una guía ya se recogió
    Y hay líneas marcadas que no se han guardado
    Y nadie tiene que ir por nada
    Cuando la persona confirma en la ventana
    Entonces se confirma que lo de una guía ya se recogió

  @RE-c8c70d76
  Escenario: RE-c8c70d76 la pantalla muestra que hay líneas guardadas sin fecha de recolección y hay artículos por recolectar; la persona pulsa «Marcar como recolectado» en R00000003; el servidor marca la guía como recolectada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y hay artículos por recolectar
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando el servidor marca la guía como recolectada
    Entonces hay líneas guardadas por las que todavía nadie va

  @RE-8221f620
  Escenario: RE-8221f620 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la programación se interrumpe: «Revise su conexión a internet»
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la programación se interrumpe: «Revise su conexión a internet»
    Entonces RECOLECTADO: el vale ya se puede guardar

  @RE-317c1887
  Escenario: RE-317c1887 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona pulsa «Agregar dirección»; la programación se interrumpe: «Revise su conexión a internet»
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la programación se interrumpe: «Revise su conexión a internet»
    Entonces hay líneas guardadas por las que todavía nadie va

  @RE-eba1ebb6
  Escenario: RE-eba1ebb6 la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la persona pulsa «Guardar parcial y programar»; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la persona pulsa «Guardar parcial y programar»
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y el vale se guarda como parcial
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Y nadie tiene que ir por nada

  @RE-4ca71b42
  Escenario: RE-4ca71b42 la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la persona pulsa «Guardar parcial y programar»; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la persona pulsa «Guardar parcial y programar»
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y el vale se guarda como parcial
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces ninguna línea está marcada para recolecta
    Y ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces ninguna línea está marcada para recolecta

  @RE-d5a822ae
  Escenario: RE-d5a822ae la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial

  @RE-b9eb6e1e
  Escenario: RE-b9eb6e1e la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección

  @RE-3d11def0
  Escenario: RE-3d11def0 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va

  @RE-124c41b1
  Escenario: RE-124c41b1 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar

  @RE-2060a923
  Escenario: RE-2060a923 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó

  @RE-c4a144cc
  Escenario: RE-c4a144cc la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces ninguna línea está marcada para recolecta
    Y ninguna línea está marcada para recolecta

  @RE-7914f0d6
  Escenario: RE-7914f0d6 la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Y nadie tiene que ir por nada

  @RE-439b985c
  Escenario: RE-439b985c la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo

  @RE-3df84409
  Escenario: RE-3df84409 la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todo se recolectó

  @RE-ed152bbb
  Escenario: RE-ed152bbb la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces ninguna línea está marcada para recolecta
    Y ninguna línea está marcada para recolecta
    Y nadie tiene que ir por nada

  @RE-ec91121c
  Escenario: RE-ec91121c la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces hay líneas guardadas por las que todavía nadie va
    Y hay líneas guardadas sin fecha de recolección
    Y nadie tiene que ir por nada

  @RE-d9591283
  Escenario: RE-d9591283 la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y hay artículos por recolectar

  @RE-8e006b68
  Escenario: RE-8e006b68 la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar

  @RE-e7824a6a
  Escenario: RE-e7824a6a la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces RECOLECTADO: el vale ya se puede guardar
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces ninguna línea está marcada para recolecta
    Y ninguna línea está marcada para recolecta
    Y nadie tiene que ir por nada

  @RE-e4fd48ac
  Escenario: RE-e4fd48ac la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección

  @RE-c9a6984b
  Escenario: RE-c9a6984b la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona confirma en la ventana
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona confirma en la ventana
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué

  @RE-880eb2f3
  Escenario: RE-880eb2f3 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona pulsa «Editar dirección»
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona pulsa «Editar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Y la ventana muestra la dirección que se corrige

  @RE-cf3656f9
  Escenario: RE-cf3656f9 la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y hay artículos por recolectar
    Entonces alguien irá por los artículos: se ve la guía, a dónde y cuándo
    Y todas las líneas marcadas tienen recolección
    Y hay artículos por recolectar
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Y nadie tiene que ir por nada

  @RE-54c2fa0a
  Escenario: RE-54c2fa0a la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada; la persona descarta la recolecta
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y ninguna línea está marcada para recolecta
    Cuando la persona descarta la recolecta
    Entonces ninguna línea está marcada para recolecta

  @RE-97730969
  Escenario: RE-97730969 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona pulsa «Agregar dirección»; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Y hay líneas marcadas que no se han guardado

  @RE-b0fdc679
  Escenario: RE-b0fdc679 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la persona pulsa «Agregar dirección»; la ventana de la dirección se cierra
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la ventana de la dirección se cierra
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué

  @RE-3249505b
  Escenario: RE-3249505b la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar; la persona pulsa «Marcar como recolectado» en R00000003; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; el servidor marca la guía como recolectada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces se confirma que lo de una guía ya se recogió
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando el servidor marca la guía como recolectada
    Entonces RECOLECTADO: el vale ya se puede guardar

  @RE-55ee8f7f
  Escenario: RE-55ee8f7f la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar; la persona pulsa «Marcar como recolectado» en R00000003; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada; el servidor marca la guía como recolectada
    Dado que una persona hace un vale de devolución. Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces se confirma que lo de una guía ya se recogió
    Y ninguna línea está marcada para recolecta
    Y nadie tiene que ir por nada
    Cuando el servidor marca la guía como recolectada
    Entonces ninguna línea está marcada para recolecta

  @RE-28a6984e
  Escenario: RE-28a6984e la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar; la persona pulsa «Marcar como recolectado» en R00000003; la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; el servidor marca la guía como recolectada
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y hay artículos por recolectar
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial
    Y hay líneas marcadas que no se han guardado
    Y hay artículos por recolectar
    Cuando la persona pulsa «Marcar como recolectado» en R00000003
    Entonces se confirma que lo de una guía ya se recogió
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se confirma que lo de una guía ya se recogió
    Y hay líneas guardadas sin fecha de recolección
    Y nadie tiene que ir por nada
    Cuando el servidor marca la guía como recolectada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué

  @RE-79ce26c8
  Escenario: RE-79ce26c8 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada; la persona pulsa «Agregar dirección»; la persona descarta la recolecta
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que hay líneas marcadas que no se han guardado y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas marcadas que no se han guardado
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la persona descarta la recolecta
    Entonces hay líneas marcadas y el vale no está guardado así: primero se guarda como parcial

  @RE-66798d24
  Escenario: RE-66798d24 la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó; la persona pulsa «Agregar dirección»; la persona descarta la recolecta
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que todas las líneas marcadas tienen recolección y todo se recolectó
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y todas las líneas marcadas tienen recolección
    Y todo se recolectó
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la persona descarta la recolecta
    Entonces RECOLECTADO: el vale ya se puede guardar

  @RE-33b77eda
  Escenario: RE-33b77eda la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada; la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada; la persona pulsa «Agregar dirección»; la persona descarta la recolecta
    Dado que el vale nuevo se guardó con «Guardar parcial y programar». Ninguna línea está marcada para recolecta
    Cuando la pantalla muestra que hay líneas guardadas sin fecha de recolección y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y hay líneas guardadas sin fecha de recolección
    Cuando la pantalla muestra que ninguna línea está marcada para recolecta y nadie tiene que ir por nada
    Entonces se elige y se envía una sola vez; si no se pudo, se lee por qué
    Y ninguna línea está marcada para recolecta
    Cuando la persona pulsa «Agregar dirección»
    Entonces se agrega o se corrige una dirección del cliente; al terminar se vuelve a elegir
    Cuando la persona descarta la recolecta
    Entonces ninguna línea está marcada para recolecta
