# language: es
Característica: Devolver un vale entero

  @EN-913d32b8
  Escenario: EN-913d32b8 la persona pulsa «Seguir con lo demás»; la persona descarta devolverla; la persona pulsa «Devolver e imprimir»
    Dado que se guarda con «Guardar y devolver» un vale de $200.00 por BILLETERA y $1,160.00 por EFECTIVO. Se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Cuando la persona pulsa «Seguir con lo demás»
    Entonces se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Y falta devolver $1,160.00 por EFECTIVO
    Y quedó para después $200.00 por BILLETERA
    Cuando la persona descarta devolverla
    Entonces se ve qué se devolverá por cada método; se escribe el número del cheque
    Cuando la persona pulsa «Devolver e imprimir»
    Entonces se devuelve la parte que sigue, una sola vez, o se lee por qué no

  @EN-81bcd7b6
  Escenario: EN-81bcd7b6 la persona pulsa «Devolver e imprimir»; el ticket está listo; la persona cierra la ventana
    Dado que la ventana se abre de un vale ya devuelto. Se ve qué se devolverá por cada método; se escribe el número del cheque
    Cuando la persona pulsa «Devolver e imprimir»
    Entonces se prepara el ticket
    Cuando el ticket está listo
    Entonces se ve qué se devolvió, con qué folio, y qué quedó para después
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @EN-35b0dec1
  Escenario: EN-35b0dec1 el servidor devuelve la parte que sigue; el servidor devuelve la parte que sigue; el ticket no se pudo preparar: «Revise su conexión a internet»; la persona cierra la ventana
    Dado que se guarda con «Guardar y devolver» un vale de $200.00 por BILLETERA y $1,160.00 por EFECTIVO. Se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Cuando el servidor devuelve la parte que sigue
    Entonces se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Y falta devolver $1,160.00 por EFECTIVO
    Y se devolvió $200.00 por BILLETERA
    Y la página del vale muestra lo que se devolvió
    Cuando el servidor devuelve la parte que sigue
    Entonces se prepara el ticket
    Y se devolvió $200.00 por BILLETERA y $1,160.00 por EFECTIVO
    Y la página del vale muestra lo que se devolvió
    Cuando el ticket no se pudo preparar: «Revise su conexión a internet»
    Entonces el dinero está devuelto; el papel no salió y se lee por qué
    Y «Revise su conexión a internet»
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @EN-b8897626
  Escenario: EN-b8897626 la persona pulsa «Seguir con lo demás»; la persona pulsa «Seguir con lo demás»; la persona cierra la ventana
    Dado que se guarda con «Guardar y devolver» un vale de $200.00 por BILLETERA y $1,160.00 por EFECTIVO. Se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Cuando la persona pulsa «Seguir con lo demás»
    Entonces se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Y falta devolver $1,160.00 por EFECTIVO
    Y quedó para después $200.00 por BILLETERA
    Cuando la persona pulsa «Seguir con lo demás»
    Entonces se prepara el ticket
    Y quedó para después $200.00 por BILLETERA y $1,160.00 por EFECTIVO
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @EN-bc6eca0a
  Escenario: EN-bc6eca0a la persona cierra la ventana
    Dado que se guarda con «Guardar y devolver» un vale de $200.00 por BILLETERA y $1,160.00 por EFECTIVO. Se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @EN-8c6d991e
  Escenario: EN-8c6d991e el envío se interrumpe: «Revise su conexión a internet»
    Dado que se guarda con «Guardar y devolver» un vale de $200.00 por BILLETERA y $1,160.00 por EFECTIVO. Se devuelve la parte que sigue, una sola vez, o se lee por qué no
    Cuando el envío se interrumpe: «Revise su conexión a internet»
    Entonces se ve qué se devolverá por cada método; se escribe el número del cheque

  @EN-ff2fb683
  Escenario: EN-ff2fb683 la persona cierra la ventana
    Dado que se guarda con «Guardar y devolver» un vale de $2,320.00 por CHEQUE. Se ve qué se devolverá por cada método; se escribe el número del cheque
    Cuando la persona cierra la ventana
    Entonces la ventana se cerró

  @EN-6ee1675d
  Escenario: EN-6ee1675d la persona pulsa «Devolver e imprimir»; el ticket no se pudo preparar: «Revise su conexión a internet»; la persona pulsa «Reintentar»
    Dado que la ventana se abre de un vale ya devuelto. Se ve qué se devolverá por cada método; se escribe el número del cheque
    Cuando la persona pulsa «Devolver e imprimir»
    Entonces se prepara el ticket
    Cuando el ticket no se pudo preparar: «Revise su conexión a internet»
    Entonces el dinero está devuelto; el papel no salió y se lee por qué
    Y «Revise su conexión a internet»
    Cuando la persona pulsa «Reintentar»
    Entonces se prepara el ticket
