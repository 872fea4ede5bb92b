import type { NamesOfCountry } from './names-of-country.ts';

export const namesOfCentralEurope: Readonly<Record<string, NamesOfCountry>> = {
  czechia: {
    men: `Adam Aleš Alex Antonín Bohumil Daniel David Denis Dominik Dušan Eduard Erik Filip František Ivan Jakub Jan Jaroslav Jiří Jonáš
      Josef Kryštof Ladislav Libor Lukáš Marek Martin Matěj Matouš Matyáš Michal Milan Miroslav Mikuláš Ondřej Patrik Pavel Petr Radek
      Radim Richard Robin Roman Samuel Sebastian Stanislav Šimon Štěpán Tadeáš Tomáš Václav Viktor Vít Vladimír Vojtěch Zdeněk`,
    women: `Adéla Alena Andrea Aneta Anna Barbora Dominika Eliška Eva Gabriela Hana Ivana Jana Karolína Kateřina Klára Kristýna Lenka
      Lucie Magdaléna Markéta Martina Michaela Monika Natálie Nela Nikola Pavla Petra Simona Sofie Šárka Tereza Vendula Veronika Viktorie
      Zuzana`,
    family: `Adámek Bartoň Bartoš Bečvář Bednář Beneš Blažek Bureš Čermák Černý Doležal Dostál Dušek Dvořák Fiala Fišer Hájek Havel
      Havlíček Hejda Holub Horák Hrubý Hruška Jelínek Ježek Jirásek Kadlec Kašpar Klíma Kolář Konečný Kopecký Kos Kovařík Kozák
      Kratochvíl Kraus Krejčí Kříž Kubát Kučera Kuneš Liška Macháček Malý Mareš Mašek Matějka Moravec Mach Mlynář Musil Navrátil Nedvěd
      Němec Novotný Pavlík Pecha Pešek Pokorný Polák Pospíšil Procházka Prokop Říha Růžička Sedláček Šafář Šebesta Šimek Šindelář Škoda
      Slavík Smetana Sobotka Soukup Stejskal Šťastný Strnad Sýkora Tesař Tichý Toman Tománek Tůma Urban Vacek Valenta Vaněk Vávra Veselý
      Vítek Vlček Vondra Vorel Vrba Zelenka Zelený Zeman Žák Židek`,
    feminine: 'czech',
  },
  slovakia: {
    men: `Adam Andrej Boris Branislav Dávid Denis Dominik Dušan Erik Filip Igor Ivan Jakub Ján Jozef Juraj Karol Kristián Ladislav
      Ľubomír Lukáš Marek Marián Martin Matej Matúš Michal Milan Miroslav Norbert Oliver Ondrej Pavol Peter Radovan Richard Róbert Roman
      Samuel Sebastián Šimon Štefan Tomáš Vladimír`,
    women: `Alexandra Andrea Barbora Dominika Ema Eva Jana Katarína Kristína Laura Lucia Mária Martina Michaela Monika Natália Petra
      Simona Tamara Veronika Viktória Zuzana`,
    family: `Baláž Balog Baran Bartko Belko Bielik Blaško Cibuľa Čech Danko Daniš Ďurica Fedor Ferko Gajdoš Greguš Hlavatý Horváth Hudák
      Hudec Hríb Jurčo Kiss Klein Kollár Kováč Kováčik Kučera Kubík Lacko Ličko Lukáč Majer Malina Marko Matúška Mihalík Mikuš Mišík Mráz
      Novák Oravec Pavlík Polák Rusnák Sedlák Sloboda Sokol Straka Šimko Šuster Takáč Tkáč Tomko Tóth Urban Valko Varga Vasiľ Vlk Vrábel
      Zajac Zeman Žiak`,
    feminine: 'slovak',
  },
  poland: {
    men: `Adam Adrian Aleksander Andrzej Antoni Artur Bartłomiej Bartosz Błażej Cezary Dawid Dominik Eryk Fabian Filip Franciszek
      Grzegorz Hubert Igor Jacek Jakub Jan Jarosław Kacper Kamil Karol Konrad Krystian Krzysztof Łukasz Maciej Maksymilian Marcel Marcin
      Marek Mariusz Mateusz Michał Mikołaj Miłosz Nikodem Norbert Oskar Patryk Paweł Piotr Przemysław Radosław Rafał Robert Sebastian
      Szymon Tomasz Tymoteusz Wiktor Wojciech`,
    women: `Agata Agnieszka Aleksandra Alicja Amelia Anna Barbara Dominika Ewa Gabriela Hanna Joanna Julia Kamila Karolina Katarzyna
      Kinga Klaudia Laura Lena Magdalena Maja Małgorzata Martyna Michalina Milena Monika Natalia Nikola Oliwia Patrycja Paulina Sandra
      Weronika Wiktoria Zuzanna`,
    family: `Adamczyk Adamski Baran Bednarek Bielecki Błaszczyk Borkowski Brzeziński Bąk Chmielewski Cieślak Czajka Czarnecki Czerwiński
      Dąbrowski Domański Duda Dudek Filipek Gajewski Górski Grabowski Gutowski Jakubowski Janicki Jankowski Jasiński Jaworski Kaczmarek
      Kalinowski Kamiński Kania Karpiński Kasprzak Kozieł Kosiński Kowalczyk Kowalski Kozłowski Krajewski Krawczyk Krupa Kubiak Kucharski
      Kurek Kwiatkowski Laskowski Lipiński Łuczak Maciejewski Majewski Makowski Malinowski Marciniak Markowski Mazur Mazurek Michalak
      Michalski Mróz Nowacki Nowicki Olszewski Orłowski Ostrowski Owczarek Pawlak Pietrzak Piątek Przybylski Rogalski Rutkowski Sadowski
      Sikora Sikorski Skiba Sobczak Sokołowski Stępień Szczepański Szewczyk Szulc Szymański Tomczak Urban Urbański Walczak Wasilewski
      Wilczek Witkowski Wojciechowski Woźniak Wróbel Wróblewski Wysocki Zając Zalewski Zawadzki Zieliński Ziółkowski Żak`,
    feminine: 'polish',
  },
  hungary: {
    men: `Ádám Ákos András Attila Balázs Bálint Barna Bence Bendegúz Botond Csaba Csanád Dániel Dávid Dénes Dominik Donát Erik Ferenc
      Gábor Gergely Gergő György Imre István János József Kevin Kornél Kristóf Krisztián László Levente Márk Márton Máté Marcell Mihály
      Milán Norbert Olivér Patrik Péter Richárd Roland Szabolcs Tamás Tibor Vilmos Zalán Zoltán Zsolt Zsombor`,
    family: `Antal Bakos Balla Balogh Barta Bartos Bíró Bodnár Bognár Boros Csonka Deák Dobos Dudás Erdélyi Farkas Fazekas Fehér Fekete
      Fodor Fülöp Gál Gáspár Gulyás Hajdu Halász Hegedűs Hegyi Illés Jakab Juhász Jónás Katona Kelemen Kerekes Király Kocsis Kozma Kovács
      Lakatos László Lengyel Lukács Magyar Major Molnár Mészáros Nagy Németh Novák Orbán Orosz Orsós Pálfi Pap Papp Pásztor Pataki Pintér
      Rácz Sándor Sárközi Sipos Somogyi Soós Szabó Szalai Székely Szekeres Szilágyi Szűcs Takács Tamás Tóth Török Varga Váradi Végh Veres
      Vincze Virág Vörös`,
  },
};
