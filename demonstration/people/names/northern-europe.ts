import type { NamesOfCountry } from './names-of-country.ts';

export const namesOfNorthernEurope: Readonly<Record<string, NamesOfCountry>> = {
  denmark: {
    men: `Albert Alexander Anders Andreas August Casper Christian Emil Frederik Gustav Jacob Jens Jeppe Jesper Johan Jonas Kasper
      Kristian Lasse Lucas Lukas Mads Magnus Malthe Marcus Martin Mathias Mikkel Morten Nicklas Nikolaj Oliver Oscar Peter Philip Rasmus
      Rune Sebastian Simon Søren Thomas Tobias Victor William`,
    women: `Amalie Anna Caroline Cecilie Emma Frederikke Freja Ida Josefine Julie Karen Laura Maja Mathilde Mette Nanna Rikke Sara Signe
      Sofie Stine Trine`,
    family: `Andersen Andreasen Bach Bak Bech Berg Bertelsen Bjerre Brandt Bruun Carlsen Christensen Christoffersen Clausen Dahl Dam
      Davidsen Eriksen Foged Frandsen Frederiksen Gregersen Hald Hansen Hedegaard Henriksen Holm Iversen Jacobsen Jensen Jepsen Jespersen
      Johansen Jørgensen Kjær Kjeldsen Klausen Knudsen Kofoed Kristensen Krogh Lassen Lauridsen Laursen Lind Lorentzen Lund Madsen
      Mikkelsen Mogensen Mortensen Munk Møller Nielsen Nissen Nygaard Olesen Olsen Paulsen Pedersen Petersen Poulsen Rasmussen Ravn Schou
      Simonsen Skov Svendsen Søndergaard Sørensen Thomsen Thygesen Toft Vestergaard Villadsen Winther`,
  },
  sweden: {
    men: `Adam Albin Alexander Anton Axel Carl David Dennis Elias Emil Erik Filip Fredrik Gustaf Hampus Hannes Henrik Herman Hugo Isak
      Jakob Jesper Joakim Joel Johan Jonathan Kalle Kevin Lucas Ludvig Marcus Mattias Max Melker Mikael Niklas Noah Oliver Olle Oscar
      Otto Pontus Rasmus Robin Samuel Sebastian Simon Tim Tobias Viktor Vilmer William`,
    women: `Agnes Alice Amanda Anna Astrid Ebba Elin Elsa Emma Filippa Frida Hanna Ida Johanna Josefin Julia Klara Linnea Lisa Lovisa
      Maja Matilda Moa Nellie Sara Sofia Stina Tilda Wilma`,
    family: `Abrahamsson Ahlberg Andersson Arvidsson Axelsson Bengtsson Berg Berggren Berglund Bergman Bergqvist Bergström Björk
      Björklund Blom Blomqvist Bodin Borg Boström Carlsson Dahl Dahlberg Danielsson Edlund Ek Eklund Ekström Eliasson Engström Eriksson
      Falk Forsberg Forslund Fransson Fredriksson Gunnarsson Gustafsson Hallberg Hansson Hedlund Hedman Hellström Henriksson Hermansson
      Holm Holmberg Holmgren Håkansson Isaksson Jakobsson Jansson Johansson Jonsson Jönsson Karlsson Lindberg Lindblom Lindgren Lindholm
      Lindqvist Lindström Ljung Ljungberg Lund Lundberg Lundgren Lundin Lundqvist Löfgren Magnusson Martinsson Mattsson Mårtensson
      Månsson Nilsson Norberg Nordin Nordström Nyberg Nyman Nyström Olofsson Olsson Palm Persson Pettersson Samuelsson Sandberg Sandström
      Sjöberg Sjögren Stenberg Ström Sundberg Sundström Svensson Söderberg Wallin Westerlund Wikström Åberg Åkesson Åström Öberg`,
  },
  norway: {
    men: `Aksel Amund Anders Andreas Birk Brage Bård Eirik Elias Emil Endre Espen Even Fredrik Halvor Henrik Håkon Håvard Isak Jakob
      Joakim Jonas Jørgen Kasper Kristian Kristoffer Lars Magnus Marius Markus Martin Mathias Mikkel Morten Nikolai Odin Ola Oliver
      Petter Sander Sindre Sivert Snorre Sondre Stian Sverre Thomas Tobias Torbjørn Trygve Ulrik Vegard Vetle`,
    women: `Amalie Andrea Anna Camilla Elise Emilie Frida Guro Hanna Hedda Ida Ingrid Julie Karoline Kristine Marit Maren Marte Nora Oda
      Sara Silje Sofie Synne Thea Tuva Vilde`,
    family: `Aas Amundsen Andersen Arnesen Aune Bakke Bakken Berg Berge Berntsen Birkeland Bjerke Brekke Bråten Bøe Dahl Edvardsen Eide
      Eliassen Ellingsen Engen Eriksen Evensen Foss Fredriksen Gjerde Gulbrandsen Gundersen Haga Hagen Halvorsen Hammer Hansen Haugen
      Haugland Helgesen Helland Henriksen Holm Iversen Jacobsen Johannessen Johnsen Karlsen Knutsen Kolstad Kristoffersen Kvam Larsen Lie
      Lien Lund Lunde Løken Martinsen Mathisen Moe Moen Myhre Myklebust Nilsen Nygård Næss Olsen Paulsen Pedersen Rønning Ruud Sandvik
      Simonsen Skaar Solberg Solheim Stene Strand Strøm Sunde Sæther Sørlie Tangen Thorsen Tveit Vik Wold Ødegaard Øien Aasen`,
  },
  finland: {
    men: `Aapo Akseli Aleksi Antti Arttu Eemeli Eero Eetu Elias Ilari Iiro Jaakko Jani Jere Jesse Joel Joonas Juho Juuso Kalle Kasper
      Kimmo Lassi Lauri Leevi Matias Matti Miika Mikael Mikko Miro Niklas Niilo Oskari Otso Otto Pekka Petteri Rasmus Riku Roope Sakari
      Samu Sampo Santeri Severi Tapio Teemu Tomi Toni Tuomas Valtteri Veeti Vertti Ville`,
    family: `Aalto Aaltonen Ahonen Alanen Halonen Hakala Harju Heikkilä Heinonen Heino Hiltunen Hirvonen Holopainen Huttunen Hyvönen
      Hämäläinen Jokela Jokinen Järvinen Kallio Kangas Karjalainen Kauppinen Keränen Kettunen Kinnunen Koivisto Korhonen Korpela Koskela
      Koskinen Kärkkäinen Kokkonen Laakso Lahtinen Laine Laitinen Lehtinen Lehto Lehtonen Leinonen Leppänen Lindholm Louhi Manninen
      Mattila Mikkola Miettinen Moilanen Mustonen Mäkelä Mäkinen Mäkitalo Niemi Niemelä Nieminen Niskanen Nurmi Nykänen Oksanen Ojala
      Partanen Peltola Peltonen Pesonen Pitkänen Rantala Rantanen Rautio Rinne Ruotsalainen Räsänen Saari Saarinen Salminen Salo Salonen
      Savolainen Seppälä Suominen Tikkanen Toivonen Tolonen Tuominen Turunen Virtanen Väisänen Ylönen`,
  },
  iceland: {
    men: `Andri Ari Arnar Aron Atli Bjarki Björn Brynjar Daníel Davíð Egill Einar Elvar Gísli Guðmundur Gunnar Hákon Hilmar Hlynur Ísak
      Jón Kári Kristján Logi Magnús Ólafur Orri Pétur Ragnar Stefán Sverrir Viktor`,
    women: 'Anna Ásta Berglind Dagný Elín Guðrún Hildur Ingibjörg Katrín Kristín Margrét Ragnheiður Selma Sigrún Sunna Þórdís',
    family: `Andrason Arason Arnarson Atlason Árnason Baldursson Bjarkason Björnsson Brynjarsson Daníelsson Egilsson Einarsson
      Friðriksson Gíslason Guðmundsson Gunnarsson Hákonarson Halldórsson Helgason Hilmarsson Ingason Jóhannsson Jónsson Kárason
      Kristjánsson Magnússon Ólafsson Pálsson Pétursson Ragnarsson Sigurðsson Stefánsson Steinarsson Sveinsson Þórðarson Þorvaldsson`,
    feminine: 'icelandic',
  },
  lithuania: {
    men: `Adomas Aistis Arnas Aurimas Benas Dainius Darius Domantas Dominykas Edgaras Eimantas Gediminas Gytis Ignas Jokūbas Justas
      Karolis Kipras Lukas Mantas Marius Martynas Matas Mindaugas Modestas Paulius Povilas Rokas Simas Tadas Titas Tomas Ugnius Vytautas
      Žygimantas`,
    family: `Adomaitis Balčiūnas Baranauskas Bartkus Butkus Černiauskas Dambrauskas Gaidys Grigas Jankauskas Jurgaitis Kairys Kaminskas
      Kavaliauskas Kazlauskas Lukošius Malinauskas Mickus Mikalauskas Navickas Paulauskas Petrauskas Pocius Ramanauskas Rimkus
      Sakalauskas Šimkus Stankus Urbonas Vaitkus Valaitis Vasiliauskas Vilkas Žukauskas Žilinskas`,
  },
};
