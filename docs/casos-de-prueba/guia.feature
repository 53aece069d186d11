# language: es
Característica: Las guías de una operación

  @GU-aae4dccf
  Escenario: GU-aae4dccf la persona despliega «Guías logísticas»; la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Actualizar»; la consulta no llega: «Revise su conexión a internet»; la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Dado que una persona abre un vale de devolución. Plegado: no se ha preguntado nada
    Cuando la persona despliega «Guías logísticas»
    Entonces se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Actualizar»
    Entonces se pregunta a logística
    Cuando la consulta no llega: «Revise su conexión a internet»
    Entonces la pregunta ni siquiera llegó: se lee por qué y se puede repetir
    Cuando la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido

  @GU-5bb4a680
  Escenario: GU-5bb4a680 la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar guía» en GL000001; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»; la persona descarta la cancelación
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar guía» en GL000001
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y la ventana habla de la guía GL000001
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la persona descarta la cancelación
    Entonces «La operación no contiene guías relacionadas»

  @GU-8061761a
  Escenario: GU-8061761a la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar artículos» en GL000001; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»; la persona descarta la cancelación
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar artículos» en GL000001
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y la ventana habla de la guía GL000001
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la persona descarta la cancelación
    Entonces «La operación no contiene guías relacionadas»

  @GU-bc083dc4
  Escenario: GU-bc083dc4 la consulta contesta «La operación no contiene guías relacionadas»; la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»

  @GU-55628bb0
  Escenario: GU-55628bb0 la consulta contesta «No se podido obtener la información solicitada»; la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se podido obtener la información solicitada»
    Entonces «No se podido obtener la información solicitada»: logística no conoce la operación
    Y se lee «No se podido obtener la información solicitada»
    Cuando la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»

  @GU-fa70c47b
  Escenario: GU-fa70c47b la consulta contesta «No se ha podido completar la consulta, intente más tarde»; la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se ha podido completar la consulta, intente más tarde»
    Entonces «No se ha podido completar la consulta, intente más tarde»: logística no contestó
    Y se lee «No se ha podido completar la consulta, intente más tarde»
    Cuando la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»

  @GU-17aeb290
  Escenario: GU-17aeb290 la consulta contesta «La operación contiene Guía Logística relacionada»; la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la pantalla leyó de nuevo: «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido

  @GU-d16f230e
  Escenario: GU-d16f230e la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar guía» en GL000001; la cancelación se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar guía» en GL000001
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y la ventana habla de la guía GL000001
    Cuando la cancelación se interrumpe: «Revise su conexión a internet»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido

  @GU-6035498c
  Escenario: GU-6035498c la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar artículos» en GL000001; la cancelación se interrumpe: «Revise su conexión a internet»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar artículos» en GL000001
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y la ventana habla de la guía GL000001
    Cuando la cancelación se interrumpe: «Revise su conexión a internet»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido

  @GU-1c634557
  Escenario: GU-1c634557 la consulta contesta «La operación no contiene guías relacionadas»; la persona pulsa «Actualizar»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la persona pulsa «Actualizar»
    Entonces se pregunta a logística
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-828ed59e
  Escenario: GU-828ed59e la consulta contesta «No se podido obtener la información solicitada»; la persona pulsa «Actualizar»; la consulta no llega: «Revise su conexión a internet»; la persona pulsa «Actualizar»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se podido obtener la información solicitada»
    Entonces «No se podido obtener la información solicitada»: logística no conoce la operación
    Y se lee «No se podido obtener la información solicitada»
    Cuando la persona pulsa «Actualizar»
    Entonces se pregunta a logística
    Cuando la consulta no llega: «Revise su conexión a internet»
    Entonces la pregunta ni siquiera llegó: se lee por qué y se puede repetir
    Cuando la persona pulsa «Actualizar»
    Entonces se pregunta a logística

  @GU-abfc043e
  Escenario: GU-abfc043e la consulta contesta «No se ha podido completar la consulta, intente más tarde»; la persona pulsa «Actualizar»; la consulta no llega: «Revise su conexión a internet»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se ha podido completar la consulta, intente más tarde»
    Entonces «No se ha podido completar la consulta, intente más tarde»: logística no contestó
    Y se lee «No se ha podido completar la consulta, intente más tarde»
    Cuando la persona pulsa «Actualizar»
    Entonces se pregunta a logística
    Cuando la consulta no llega: «Revise su conexión a internet»
    Entonces la pregunta ni siquiera llegó: se lee por qué y se puede repetir
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-e354b0e2
  Escenario: GU-e354b0e2 la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-88b6e506
  Escenario: GU-88b6e506 la consulta contesta «La operación contiene Guía Logística relacionada»; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»

  @GU-75e3eef4
  Escenario: GU-75e3eef4 la consulta contesta «La operación no contiene guías relacionadas»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-af7817a1
  Escenario: GU-af7817a1 la consulta contesta «La operación no contiene guías relacionadas»; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»

  @GU-e3c6d82c
  Escenario: GU-e3c6d82c la consulta contesta «No se podido obtener la información solicitada»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se podido obtener la información solicitada»
    Entonces «No se podido obtener la información solicitada»: logística no conoce la operación
    Y se lee «No se podido obtener la información solicitada»
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-6c5a3fa5
  Escenario: GU-6c5a3fa5 la consulta contesta «No se podido obtener la información solicitada»; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se podido obtener la información solicitada»
    Entonces «No se podido obtener la información solicitada»: logística no conoce la operación
    Y se lee «No se podido obtener la información solicitada»
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»

  @GU-88ccdb3a
  Escenario: GU-88ccdb3a la consulta contesta «No se ha podido completar la consulta, intente más tarde»; la persona pliega «Guías logísticas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se ha podido completar la consulta, intente más tarde»
    Entonces «No se ha podido completar la consulta, intente más tarde»: logística no contestó
    Y se lee «No se ha podido completar la consulta, intente más tarde»
    Cuando la persona pliega «Guías logísticas»
    Entonces plegado: no se ha preguntado nada

  @GU-cc3f56dd
  Escenario: GU-cc3f56dd la consulta contesta «No se ha podido completar la consulta, intente más tarde»; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «No se ha podido completar la consulta, intente más tarde»
    Entonces «No se ha podido completar la consulta, intente más tarde»: logística no contestó
    Y se lee «No se ha podido completar la consulta, intente más tarde»
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»

  @GU-c2171847
  Escenario: GU-c2171847 la consulta no llega: «Revise su conexión a internet»; la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta no llega: «Revise su conexión a internet»
    Entonces la pregunta ni siquiera llegó: se lee por qué y se puede repetir
    Cuando la pantalla leyó de nuevo: «La operación no contiene guías relacionadas»
    Entonces «La operación no contiene guías relacionadas»
    Y se lee «La operación no contiene guías relacionadas»

  @GU-60fdb04a
  Escenario: GU-60fdb04a la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar guía» en GL000001; la persona confirma en la ventana
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar guía» en GL000001
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y la ventana habla de la guía GL000001
    Cuando la persona confirma en la ventana
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía

  @GU-0f067732
  Escenario: GU-0f067732 la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar guía» en GL000001; la persona cambia una cantidad
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar guía» en GL000001
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y la ventana habla de la guía GL000001
    Cuando la persona cambia una cantidad
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía

  @GU-ab49f77c
  Escenario: GU-ab49f77c la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar guía» en GL000001; el servidor contesta «Se canceló 1 unidad de la guía; 2 ya salieron y siguen su camino»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar guía» en GL000001
    Entonces se confirma la cancelación de todo lo que no ha salido de una guía
    Y la ventana habla de la guía GL000001
    Cuando el servidor contesta «Se canceló 1 unidad de la guía; 2 ya salieron y siguen su camino»
    Entonces se pregunta a logística

  @GU-94d623b0
  Escenario: GU-94d623b0 la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar artículos» en GL000001; la persona confirma en la ventana
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar artículos» en GL000001
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y la ventana habla de la guía GL000001
    Cuando la persona confirma en la ventana
    Entonces se elige cuántas unidades de cada artículo se cancelan

  @GU-25a2d429
  Escenario: GU-25a2d429 la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar artículos» en GL000001; la persona cambia una cantidad
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar artículos» en GL000001
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y la ventana habla de la guía GL000001
    Cuando la persona cambia una cantidad
    Entonces se elige cuántas unidades de cada artículo se cancelan

  @GU-fcf454dc
  Escenario: GU-fcf454dc la consulta contesta «La operación contiene Guía Logística relacionada»; la persona pulsa «Cancelar artículos» en GL000001; el servidor contesta «Se canceló 1 unidad de la guía; 2 ya salieron y siguen su camino»
    Dado que una persona abre un vale de cancelación. Se pregunta a logística
    Cuando la consulta contesta «La operación contiene Guía Logística relacionada»
    Entonces «La operación contiene Guía Logística relacionada»: se ven, y se cancela lo que no ha salido
    Y se lee «La operación contiene Guía Logística relacionada»
    Cuando la persona pulsa «Cancelar artículos» en GL000001
    Entonces se elige cuántas unidades de cada artículo se cancelan
    Y la ventana habla de la guía GL000001
    Cuando el servidor contesta «Se canceló 1 unidad de la guía; 2 ya salieron y siguen su camino»
    Entonces se pregunta a logística
