import type { NamesOfCountry } from './names-of-country.ts';

export const namesOfSouthEasternEurope: Readonly<Record<string, NamesOfCountry>> = {
  croatia: {
    men: `Adrian Ante Antonio Borna Branimir Bruno Damir Dario David Denis Domagoj Dominik Duje Filip Fran Franjo Gabrijel Goran Hrvoje
      Igor Ivan Ivica Ivo Jakov Josip Jure Karlo Krešimir Lovre Luka Marijan Marin Mario Marko Martin Mateo Matija Mislav Nikola Niko
      Petar Roko Robert Šime Stipe Tin Tomislav Toni Velimir Vinko Zvonimir`,
    family: `Antunović Babić Bačić Barić Barišić Bašić Benković Blažević Bošnjak Božić Brkić Bulić Burić Cindrić Ćosić Dujmović Filipović
      Galić Grgić Grubišić Horvat Ivančić Ivanković Jelavić Jozić Jukić Jurić Jurković Katić Klarić Knežević Kolar Kos Kralj Krznarić
      Lončar Lončarić Lovrić Lukić Marić Marković Marušić Matić Mihaljević Mikulić Milić Mlinarić Novosel Pavić Pavlović Perić Perković
      Petković Poljak Popović Radić Rajić Šarić Šimić Šimunović Škorić Tadić Tomić Topić Vidović Vrdoljak Vučković Vuković Zorić Živković`,
  },
  serbia: {
    men: `Aleksa Aleksandar Andrija Boško Branko Damjan Danilo Darko Dejan Dimitrije Dragan Dušan Đorđe Filip Goran Igor Ilija Ivan Jovan
      Kosta Lazar Luka Marko Matija Mihailo Mihajlo Milan Milorad Miloš Miroslav Mladen Nebojša Nemanja Nenad Nikola Ognjen Pavle Petar
      Predrag Radovan Relja Saša Slobodan Srđan Stefan Strahinja Uroš Vanja Veljko Viktor Vladimir Vojin Vuk Zoran Željko`,
    women: `Aleksandra Ana Anđela Bojana Danica Dragana Dunja Emilija Isidora Ivana Jelena Jovana Katarina Lana Mila Milica Mina Nađa
      Nevena Nikolina Sanja Sara Sofija Tamara Tea Teodora Tijana Una Vanja`,
    family: `Aleksić Antić Arsić Babić Bogdanović Bojović Božović Cvetković Ćirić Đokić Đorđević Đukić Đurić Filipović Gajić Gavrilović
      Glišić Ilić Ivanović Jakšić Janković Jeremić Jevtić Jokić Josić Jovičić Kostić Kovačević Krstić Lazić Lukić Maksimović Marinković
      Marjanović Matić Mihajlović Mijatović Milanović Miletić Milić Milovanović Milutinović Mitić Mitrović Mladenović Nešić Nikolić
      Novaković Obradović Ostojić Panić Pantić Pavlović Perišić Pešić Petrović Popović Radosavljević Radovanović Rakić Ranković Ristić
      Savić Simić Simonović Stanić Stanković Stefanović Stevanović Stojanović Stojković Tasić Todorović Tomić Tošić Trajković Urošević
      Vasić Vasiljević Veselinović Vidić Vučić Vukić Zdravković Zečević Živanović Živković`,
  },
  slovenia: {
    men: 'Aljaž Andraž Anže Blaž Domen Erik Gašper Jaka Jan Jure Luka Marko Matic Miha Nejc Rok Tilen Timotej Urban Žan Žiga',
    family: `Bizjak Božič Cerar Golob Gorenc Hočevar Hribar Jerman Kavčič Kline Kolar Kos Kotnik Košir Kralj Lah Medved Mlakar Oblak Pirc
      Potočnik Rozman Turk Vidmar Zupan Žagar`,
  },
  'bosnia-and-herzegovina': {
    men: `Adnan Ajdin Almir Amar Anel Armin Benjamin Damir Dženan Edin Eldar Emir Ermin Haris Ivan Jasmin Kenan Mario Mirza Nermin Nikola
      Omar Said Samir Senad Stefan Tarik`,
    family: `Ahmetović Alić Avdić Bajrić Begić Bešić Čaušević Delić Dedić Fazlić Hadžić Halilović Hasić Hodžić Husić Ibrić Imamović Kadić
      Kovač Kurtović Lukić Mehić Mujić Muratović Omerović Osmanović Ramić Salihović Softić Suljić Tahirović Zukić`,
  },
  'north-macedonia': {
    men: `Aleksandar Bojan Boban Darko Daniel Dejan Dimitar Elif Filip Goce Igor Ivan Kire Luka Marjan Martin Nikola Petar Stefan Stojan
      Viktor Vlatko`,
    family: `Angelov Atanasov Blaževski Bogdanovski Dimovski Georgiev Gjorgievski Ilievski Ivanovski Janevski Jovanovski Kostovski
      Krstevski Markovski Milevski Mitrevski Nikolov Petkovski Popovski Ristovski Spasovski Stojanovski Todorovski Trajkovski Velkoski`,
  },
  kosovo: {
    men: `Albin Arben Ardian Ardit Arlind Arton Bekim Besnik Blerim Driton Elvis Endrit Fatmir Fisnik Flamur Gentrit Kreshnik Labinot
      Leart Lirim Mergim Qendrim Rron Shpend Valon Veton`,
    family: `Ahmeti Avdiu Bajrami Berisha Bytyqi Dervishi Gashi Haliti Haxhiu Hoxha Hyseni Islami Jashari Krasniqi Kelmendi Limani Morina
      Mustafa Osmani Rexhepi Sadiku Salihu Shala Sylejmani Thaqi Zeneli Zeqiri`,
  },
  bulgaria: {
    men: `Aleksandar Angel Anton Asen Atanas Borislav Boyan Daniel Denislav Dimitar Emil Filip Georgi Hristo Iliya Ivan Ivaylo Kaloyan
      Kiril Kristian Krasimir Lachezar Lyubomir Marian Martin Mihail Milen Nikola Nikolay Ognyan Patrik Petar Plamen Radoslav Simeon Spas
      Stanislav Stefan Stoyan Todor Tsvetan Valentin Vasil Ventsislav Viktor Vladimir Yanko Yordan Zdravko Zhivko`,
    family: `Aleksandrov Andreev Angelov Antonov Asenov Atanasov Bachev Bonev Bozhilov Chavdarov Danchev Dimitrov Dobrev Donchev Filipov
      Ganchev Genov Georgiev Hristov Iliev Ivanov Kalchev Kirilov Kolev Kostov Krastev Kunchev Lazarov Lyubenov Manolov Marinov Markov
      Mihaylov Minchev Mitev Nankov Naydenov Nedelchev Nikolov Panayotov Pavlov Penchev Petkov Petrov Popov Radev Rangelov Rusev Savov
      Simeonov Slavchev Stanchev Stefanov Stoev Stoilov Stoyanov Todorov Tonev Tsanev Tsonev Valchev Vasilev Velkov Yanev Yordanov
      Zahariev Zlatev`,
  },
  romania: {
    men: `Adrian Albert Alexandru Alin Andrei Bogdan Călin Cătălin Ciprian Claudiu Constantin Cosmin Costin Cristian Daniel Darius David
      Denis Dragoș Eduard Emil Florin Gabriel George Horia Iulian Ioan Ionuț Laurențiu Lucian Luca Marian Marius Matei Mihai Mircea
      Nicolae Ovidiu Patrick Paul Petru Radu Rareș Răzvan Robert Sebastian Sergiu Silviu Sorin Ștefan Tiberiu Tudor Valentin Victor Vlad`,
    women: `Adina Alexandra Alina Ana Anca Andreea Bianca Camelia Cristina Daria Delia Diana Elena Gabriela Ilinca Ioana Iulia Larisa
      Laura Mădălina Maria Miruna Oana Raluca Roxana Ruxandra Simina Ștefania Teodora`,
    family: `Albu Andrei Anghel Apostol Avram Badea Bălan Barbu Bucur Ciobanu Cojocaru Coman Constantinescu Costea Cozma Cristea David
      Diaconu Dinu Dobre Dobrescu Dragan Dumitrașcu Dumitrescu Enache Filip Florea Florescu Gheorghe Ghiță Grigore Iacob Iancu Ilie
      Ionescu Iordache Ivan Lazăr Lungu Lupu Manea Manole Marin Marinescu Mateescu Matei Mihăilescu Mitrea Mocanu Moise Moldovan Munteanu
      Neagu Neagoe Nedelcu Nica Nistor Oprea Pană Paraschiv Pătrașcu Petcu Petre Petrescu Pop Popa Preda Radu Roman Rotaru Rus Sandu Sava
      Sima Simion Șerban Stanciu Stefan Stoian Stoica Suciu Toader Toma Tudose Ungureanu Văduva Vasile Vasilescu Vișan Vlad Voicu Zamfir`,
  },
};
